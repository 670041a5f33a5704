/** The English of cards and Heroes: names, and the sentences their text is made of. */
import type { Spoken, Words } from '@arenarium/engine';
import { heroCards } from '../cards/index.ts';

/** In the order of the printed index. */
const cardNames = [
  'Gather Mana',
  'Strike',
  'First Aid',
  'Reposition',
  'Regroup',
  'Assault Fortress',
  'Defend',
  'Deflect',
  'Stonewall',
  'Scroll of Haste',
  'Scroll of Vision',
  'Scroll of Shadows',
  'Scroll of Wisdom',
] as const;

const heroNames: Readonly<Record<string, string>> = {
  bark: 'Bark Entony',
  jacques: 'Jacques the C-Ranked',
  mac: 'Middle Mac',
  granite: 'Gran Ite',
  juno: 'Juno the Huntress',
  freya: 'Freya the Frigid',
  xarius: 'Xarius the Shifty',
  ember: 'Ember Lynn',
  morus: 'Morus',
  donna: 'Donna LaFontaine',
  sans: 'Sans Seraph',
  kemist: 'Al Kemist',
};

/** What fits beside a token. */
const shortNames: Readonly<Record<string, string>> = {
  bark: 'Bark',
  jacques: 'Jacques',
  mac: 'Mac',
  granite: 'Gran Ite',
  juno: 'Juno',
  freya: 'Freya',
  xarius: 'Xarius',
  ember: 'Ember',
  morus: 'Morus',
  donna: 'Donna',
  sans: 'Sans',
  kemist: 'Al',
};

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const or = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const actions = (s: Spoken): string => counted(s.number('actions'), 'Action', 'Actions');

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Draw 2 cards" for you, "You and each ally draw 2 cards" for the team, "The target draws 2 cards" for others. */
function sentence(s: Spoken, yours: string, theirs: string): string {
  const subject = s.raw('subject');
  if (subject === 'you') return `${capital(yours)}.`;
  return subject === 'team' ? `You and each ally ${yours}.` : `${capital(s('who'))} ${theirs}.`;
}

const aimedAt: Readonly<Record<string, readonly [one: string, many: string]>> = {
  enemy: ['an enemy', 'enemies'],
  ally: ['an ally', 'allies'],
  allyOrYou: ['an ally or yourself', 'of your team'],
  hurtAllyOrYou: ['a hurt ally or yourself', 'hurt Heroes of your team'],
  deadAlly: ['a dead ally', 'dead allies'],
};
const sides: Readonly<Record<string, string>> = {
  enemy: 'each enemy',
  ally: 'each ally',
  allyOrYou: 'yourself and each ally',
};

export const cardWords: Words = {
  card: (s) => cardNames[s.number('face')] ?? 'a card',
  'card.unknown': 'a card',
  'card.kind': 'Basic card, {copies} in the deck',
  hero: (s) => heroNames[heroCards[s.number('hero')]?.id ?? ''] ?? 'no Hero yet',
  'hero.short': (s) => shortNames[heroCards[s.number('hero')]?.id ?? ''] ?? '?',
  'hero.kind': 'Hero, {class}',
  'hero.hp': '{hp} HP, {ankh} after resurrection.',
  field: (s) => (s.number('field') === 1 ? 'the first Field' : 'the second Field'),
  'class.protector': 'Protector',
  'class.damage': 'Damage',
  'class.support': 'Support',

  'ability.thorns': 'Thorns',
  'ability.branchSlap': 'Branch Slap',
  'ability.photosynthesis': 'Photosynthesis',
  'ability.overgrowth': 'Overgrowth',
  'ability.forestsWrath': 'Forest’s Wrath',
  'ability.riposte': 'Riposte',
  'ability.lunge': 'Lunge',
  'ability.flourish': 'Flourish',
  'ability.enGarde': 'En Garde',
  'ability.grandFinale': 'Grand Finale',
  'ability.fastAsLightning': 'Fast as Lightning',
  'ability.haymaker': 'Haymaker',
  'ability.oneTwo': 'One-Two',
  'ability.block': 'Block',
  'ability.centreStage': 'Centre Stage',
  'ability.setInStone': 'Set in Stone',
  'ability.rockSlide': 'Rock Slide',
  'ability.knittingCircle': 'Knitting Circle',
  'ability.shelter': 'Shelter',
  'ability.earthshaker': 'Earthshaker',
  'ability.keenEye': 'Keen Eye',
  'ability.focusedShot': 'Focused Shot',
  'ability.stalk': 'Stalk',
  'ability.vault': 'Vault',
  'ability.arrowStorm': 'Arrow Storm',
  'ability.bitterCold': 'Bitter Cold',
  'ability.avalanche': 'Avalanche',
  'ability.blackIce': 'Black Ice',
  'ability.frostArmour': 'Frost Armour',
  'ability.absoluteZero': 'Absolute Zero',
  'ability.shifty': 'Shifty',
  'ability.backstab': 'Backstab',
  'ability.pickpocket': 'Pickpocket',
  'ability.smokeBomb': 'Smoke Bomb',
  'ability.vanishingAct': 'Vanishing Act',
  'ability.burningZeal': 'Burning Zeal',
  'ability.fireball': 'Fireball',
  'ability.burnBright': 'Burn Bright',
  'ability.flare': 'Flare',
  'ability.supernova': 'Supernova',
  'ability.blessedHands': 'Blessed Hands',
  'ability.mend': 'Mend',
  'ability.guidingLight': 'Guiding Light',
  'ability.divineIntervention': 'Divine Intervention',
  'ability.sanctuary': 'Sanctuary',
  'ability.wellspring': 'Wellspring',
  'ability.soothingWaters': 'Soothing Waters',
  'ability.tidalPush': 'Tidal Push',
  'ability.undertow': 'Undertow',
  'ability.greatFlood': 'Great Flood',
  'ability.lastRites': 'Last Rites',
  'ability.lifeSiphon': 'Life Siphon',
  'ability.featherGift': 'Feather Gift',
  'ability.wingShield': 'Wing Shield',
  'ability.secondComing': 'Second Coming',
  'ability.transmute': 'Transmute',
  'ability.tonic': 'Tonic',
  'ability.volatileFlask': 'Volatile Flask',
  'ability.catalyst': 'Catalyst',
  'ability.philosophersStone': 'Philosopher’s Stone',

  'ability.line': '{name} ({cost}): {text}',
  lines: (s) => s.list('lines').join(' '),
  'cost.passive': 'Passive',
  'cost.reaction': (s) => `Reaction; discard ${or(s.list('cards'))}`,
  'cost.basic': (s) => `${actions(s)}; discard ${or(s.list('cards'))}`,
  'cost.ultimate': (s) => `${actions(s)}, ${s.number('mana')} Mana; discard ${or(s.list('cards'))}`,
  'cost.card': (s) => (s.number('actions') === 0 ? 'No Action.' : `${actions(s)}.`),
  'cost.reactionCard': 'Reaction.',

  reach: (s) => (s.number('within') === 0 ? '' : ` within range ${s.number('within')}`),
  'reach.any': '',
  aim: (s) => {
    const [one, many] = aimedAt[s('at')] ?? ['', ''];
    const n = s.number('upTo');
    return n === 1 ? `${one}${s('within')}` : `up to ${n} ${many}${s('within')}`;
  },
  'who.you': 'you',
  'who.target': 'the target',
  'who.targets': 'each target',
  'who.attacker': 'the attacker',
  'who.mover': 'the Hero that moved',
  'who.attacked': 'the Hero attacked',
  'who.each': (s) => `${sides[s('side')] ?? ''}${s('within')}${s.raw('of') === 'target' ? ' of the target' : ''}`,
  'to.anywhere': 'to another place',
  'to.neighbour': 'one place on or back',
  'to.besideTarget': 'next to the target',
  'to.range': 'to a place at range {range} of you',

  'doing.first': (s) => `First, ${small(s('effect'))}`,
  'doing.damage': 'Deal {n} damage to {aim}.',
  'doing.heal': 'Heal {n} HP of {aim}.',
  'doing.aim': 'Choose {aim}.',

  'effect.damage': 'Deal {n} damage to {to}.',
  'effect.heal': (s) =>
    s.raw('subject') === 'you' ? `Heal ${s.number('n')} HP of your own.` : `Heal ${s.number('n')} HP of ${s('who')}.`,
  'effect.loseHp': 'Give up {n} HP.',
  'effect.draw': (s) => {
    const cards = counted(s.number('n'), 'card', 'cards');
    return sentence(s, `draw ${cards}`, `draws ${cards}`);
  },
  'effect.drawToPlay': 'Draw a card; if it is {card}, you may play it at once for no Action.',
  'effect.gainMana': 'Your team gains {n} Mana.',
  'effect.gainActions': (s) => `Gain ${counted(s.number('n'), 'Action', 'Actions')} this turn.`,
  'effect.slow': (s) => `${capital(s('who'))} has ${counted(s.number('n'), 'Action', 'Actions')} fewer next turn.`,
  'effect.ward': (s) => {
    const wards = counted(s.number('n'), 'ward', 'wards');
    return sentence(s, `gain ${wards}`, `gains ${wards}`);
  },
  'effect.discard': (s) => {
    const cards = counted(s.number('n'), 'card', 'cards');
    return sentence(s, `discard ${cards}`, `discards ${cards}`);
  },
  'effect.steal': 'Take a card by lot from the hand of {from}.',
  'effect.move': (s) => {
    const may = s.raw('may') === true ? 'you may ' : '';
    return `${capital(s.raw('subject') === 'you' ? `${may}move` : `${may}move ${s('who')}`)} ${s('to')}.`;
  },
  'effect.resurrect': 'Resurrect {who}.',
  'effect.regroup': 'Turn up as many cards as your team has players; take one and give one to each ally.',
  'effect.assault': 'Deal {n} damage to the enemy Fortress.',
  'effect.seeFurther': 'Your ranges are 1 longer until your next turn.',
  'effect.wisdom': 'Your team gains as much Mana as it has players, or you share out {n} cards among it.',
  'effect.block': 'Block {n} damage.',
  'effect.strikeBack': 'Then deal {n} damage to an enemy{within}.',
  'effect.takeInstead': 'You become the target in its place.',
  'effect.shroud': 'Enemies see you 1 further away this turn.',
  'effect.stop': 'An enemy moving to{within} of you stays where it was, or an enemy’s Scroll has no effect.',

  'rule.costs': (s) => `${s('card')} costs you ${s.number('actions') === 0 ? 'no Action' : actions(s)}.`,
  'rule.countsAs': (s) => `You may use ${s('card')} as if it were ${or(s.list('as'))}, also to pay for an Ability.`,
  'rule.reaches': 'Your {card} reaches {more} further.',
  'rule.hits': 'Your {card} deals {more} more damage.',
  'rule.hitsWhile': 'While you have {hp} HP or fewer, your {card} deals {more} more damage.',
  'rule.heals': 'Your {card} heals {more} HP more.',
  'rule.hinders': 'Reposition and Short Hop cost enemies{within} of you {more} Action more.',
  'rule.standsFirm': 'Enemies cannot move you.',
  'rule.slipsPast': '{card} does not stop your movement.',
  'rule.when': (s) => `${s('when')}: ${small(s('effect'))}`,
  'when.yourTurnBegins': 'When your turn begins',
  'when.youDefend': 'When you play Defend',
  'when.anotherDies': 'When another Hero dies',
  'answers.attacked': (s) => {
    const whom = { you: 'you are', ally: `an ally${s('within')} is`, allyOrYou: `you are or an ally${s('within')} is` };
    return `When ${whom[s.raw('who') as keyof typeof whom]} attacked:`;
  },
  'answers.moved': 'When an enemy moves to{within} of you:',
};
