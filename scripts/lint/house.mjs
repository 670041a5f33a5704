/**
 * Habits of this house as lint rules, for what oxlint does not know by itself: steps cite the rule they carry out
 * (CONTRIBUTING 3), and words for people live in language files (CONTRIBUTING 7).
 */

/** `SFB-6.3` or `EL-R7`. */
const CITATION = /\b[A-Z]{2,3}-(?:R\d+|\d+\.\d+)/;
/** A word a person would read: two letters at least, so that signs and single letters are free. */
const WORD = /\p{L}{2,}/u;
/** Two words and a space: a sentence in the making. */
const SENTENCE = /\p{L}{2,}[,:;]? \p{L}{2,}/u;

/** Questions to the browser: media queries and selectors. */
const QUERY = /\([a-z-]+:|\[[a-z-]+=/;
/** What is called the same in every language. */
const NAMES = new Set(['Arenarium', 'Esc']);

const isChapter = ({ callee, arguments: [name, steps] }) =>
  callee.type === 'Identifier' &&
  callee.name === 'rules' &&
  name?.type === 'Literal' &&
  steps?.type === 'ObjectExpression';

const stepsCiteRules = {
  create: (context) => ({
    CallExpression(node) {
      if (!isChapter(node)) return;
      for (const step of node.arguments[1].properties) {
        const comments = context.sourceCode.getCommentsBefore(step);
        if (step.type !== 'Property' || comments.some(({ value }) => CITATION.test(value))) continue;
        const { name } = step.key;
        context.report({
          node: step.key,
          message: `the step "${name}" cites no rule: say which sentence of the rulebook it is`,
        });
      }
    },
  }),
};

/** Attributes that are read aloud or shown; everything else is markup. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'legend',
  'placeholder',
  'title',
]);

const isComparison = ({ type, operator }) => type === 'BinaryExpression' && (operator === '===' || operator === '!==');

/** The texts in an expression, with the node each stands in; what is handed to a function is that function's business. */
function* textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield [node, node.value];
      break;
    case 'TemplateLiteral':
      for (const part of node.quasis) yield [part, part.value.raw];
      for (const part of node.expressions) yield* textsIn(part);
      break;
    case 'ConditionalExpression':
      yield* textsIn(node.consequent);
      yield* textsIn(node.alternate);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (isComparison(node)) break;
      yield* textsIn(node.left);
      yield* textsIn(node.right);
      break;
    case 'JSXExpressionContainer':
      yield* textsIn(node.expression);
      break;
  }
}

/** An error is for whoever mends the code, markup for the browser, and what is compared is a name: no player reads them. */
function isForMachines(node) {
  for (let up = node.parent; up !== null && up !== undefined; up = up.parent) {
    if (up.type === 'NewExpression' && (up.callee.name ?? '').endsWith('Error')) return true;
    if (up.type === 'JSXAttribute') return !SPOKEN.has(up.name.name);
    if (up.type === 'ImportDeclaration' || isComparison(up)) return true;
  }
  return false;
}

const wordsInLanguageFiles = {
  create(context) {
    const seen = new Set();
    const report = (node, text) => {
      if (seen.has(node) || QUERY.test(text) || NAMES.has(text.trim())) return;
      seen.add(node);
      context.report({ node, message: `"${text.trim()}" belongs into a language file` });
    };
    const reportWords = (within) => {
      for (const [node, text] of textsIn(within)) if (WORD.test(text)) report(node, text);
    };
    const reportSentence = (node, text) => {
      if (SENTENCE.test(text) && !isForMachines(node)) report(node, text);
    };
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      JSXAttribute(node) {
        if (SPOKEN.has(node.name.name)) reportWords(node.value);
      },
      JSXElement(node) {
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') reportWords(child);
      },
      Literal(node) {
        if (typeof node.value === 'string') reportSentence(node, node.value);
      },
      TemplateElement(node) {
        reportSentence(node, node.value.raw);
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'steps-cite-rules': stepsCiteRules, 'words-in-language-files': wordsInLanguageFiles },
};
