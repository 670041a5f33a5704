/** docs/protocol.md, made of the schemas: shapes as they are checked, examples that pass them. */
import * as z from 'zod/mini';
import {
  accountWanted,
  bringWanted,
  guestWanted,
  joinWanted,
  LIMITS,
  lobbyReport,
  matchReports,
  matchRequests,
  muteWanted,
  passkeyShown,
  passkeyWanted,
  PROTOCOL,
  pushWanted,
  quickWanted,
  reportWanted,
  signIn,
  signUpWanted,
  tableReports,
  tableRequests,
  tableWanted,
  tokenWanted,
  tournamentWanted,
} from '@arenarium/protocol';
import { afterwards, endpoints, examples, introduction } from './reference-words.ts';

type Json = Record<string, unknown>;
type Shape = z.ZodMiniType;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** Shapes that are told once, at the end, and by name everywhere else. */
const NAMED = /"#\/\$defs\/([^"]+)"/;

/** A schema in one line, as one would write the type. */
function inShort(schema: Json, depth = 0): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const either = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (either.length > 0) return depth > 2 ? 'one of several' : either.map((one) => inShort(one, depth + 1)).join(' | ');
  if (NAMED.test(JSON.stringify(schema['$ref'] ?? ''))) return 'message';
  switch (schema['type']) {
    case 'object':
      return objectInShort(schema, depth);
    case 'array':
      return isJson(schema['items']) ? `[${inShort(schema['items'], depth + 1)}, …]` : '[…]';
    case 'integer':
      return 'whole';
    case 'null':
      return 'null';
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'true | false';
    default:
      return 'anything';
  }
}

function objectInShort(schema: Json, depth: number): string {
  const { properties } = schema;
  if (!isJson(properties)) return '{ … }';
  if (depth > 3) return '{ … }';
  const needed = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${name}${needed.includes(name) ? '' : '?'}: ${isJson(field) ? inShort(field, depth + 1) : 'anything'}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const shapeOf = (schema: Shape): string =>
  inShort(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json);

/** What a message is called: the value of its first field. */
function nameOf(schema: Shape, field: 'ask' | 'tell'): string {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as { properties?: Json };
  const named = properties?.[field];
  return isJson(named) ? String(named['const']) : '';
}

function withExample(schema: Shape, name: string): string {
  const example = examples[name];
  if (example === undefined) return `\`\`\`text\n${shapeOf(schema)}\n\`\`\`\n`;
  z.parse(schema, example);
  return `\`\`\`text\n${shapeOf(schema)}\n\`\`\`\n\n\`\`\`json\n${JSON.stringify(example)}\n\`\`\`\n`;
}

const messages = (schemas: readonly Shape[], field: 'ask' | 'tell'): string =>
  schemas
    .map((schema) => {
      const name = nameOf(schema, field);
      return `### \`${name}\`\n\n${withExample(schema, `${field} ${name}`)}`;
    })
    .join('\n');

const BODIES: Readonly<Record<string, Shape>> = {
  guestWanted,
  accountWanted,
  signIn,
  passkeyWanted,
  passkeyShown,
  tokenWanted,
  tableWanted,
  bringWanted,
  joinWanted,
  quickWanted,
  muteWanted,
  reportWanted,
  pushWanted,
  tournamentWanted,
  signUpWanted,
};

const bodies = (): string =>
  Object.entries(BODIES)
    .map(([name, schema]) => `### \`${name}\`\n\n${withExample(schema, name)}`)
    .join('\n');

/** The whole page. */
export function reference(): string {
  return [
    introduction(PROTOCOL, LIMITS.request),
    endpoints,
    '## What is sent over HTTP\n',
    bodies(),
    '## Requests at a table\n',
    messages([...matchRequests, ...tableRequests], 'ask'),
    '## Reports at a table\n',
    messages([...matchReports, ...tableReports], 'tell'),
    '## Reports in the lobby\n',
    `\`\`\`text\n${shapeOf(lobbyReport)}\n\`\`\`\n`,
    afterwards,
  ].join('\n');
}
