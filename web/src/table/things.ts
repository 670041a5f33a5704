/** What a point on the table is, in words: for explanations and for looking closer. */
import type { Game, Message, View } from '@arenarium/engine';
import { word } from '../words/page.ts';
import { sayOr } from './words.ts';

export interface Thing {
  readonly name: string;
  readonly text: readonly string[];
}

interface Seen {
  /** What the board calls it, if it does. */
  readonly label: string;
  readonly game: Game;
  readonly view: View;
  readonly names: readonly string[];
  say(told: Message): string;
}

/** The name and the text of a face. */
export function faceText(game: Game, face: number, say: (told: Message) => string): Thing {
  const { name, card } = game.face(face);
  const printed = game.cards.find(({ id }) => id === card);
  return { name: say(name), text: printed?.text.map(say) ?? [] };
}

/** The name of the place where a card lies. */
function placeOf({ game, view, names }: Seen, id: number): string {
  const zone = game.zones(view.table).find(({ cards }) => cards.includes(id));
  if (zone === undefined) return '';
  const place = sayOr(game, `zone.${zone.name}`, zone.name);
  return zone.seat === null ? place : word('rail.of', { who: names[zone.seat] ?? '', place });
}

export function thingAt(seen: Seen, point: string): Thing {
  const { game, view, names, say, label } = seen;
  const [kind = '', rest = ''] = point.split(/:(.*)/s);
  if (kind === 'card') {
    const id = Number(rest);
    const face = view.faces[id] ?? -1;
    const place = placeOf(seen, id);
    return face < 0 ? { name: word('rail.faceDown', { place }), text: [] } : faceText(game, face, say);
  }
  if (kind === 'seat') {
    const facts = game.facts(view.table).filter(({ seat }) => seat === Number(rest));
    const told = ({ name, value }: (typeof facts)[number]): string =>
      `${say(name)}: ${typeof value === 'object' ? say(value) : String(value)}`;
    return { name: names[Number(rest)] ?? point, text: facts.map(told) };
  }
  if (label !== '') return { name: label, text: [] };
  return { name: `${sayOr(game, `point.${kind}`, kind)} ${rest}`, text: [] };
}
