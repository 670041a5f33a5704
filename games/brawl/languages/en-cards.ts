/** English for what is printed on cards: made from the messages of `text.ts`. */
import type { Spoken, Words } from '@arenarium/engine';

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => (text.endsWith('.') ? cap(text) : `${cap(text)}.`);
const sentences = (s: Spoken): string => s.list('all').map(sentence).join(' ');
const isOwn = (s: Spoken): boolean => s.raw('own') === true;

/** “each Enemy adjacent to Dugrun”, “another Champion within 2 of the target”. */
function groupWords(s: Spoken, article: 'each' | 'one'): string {
  const noun = s.raw('of') === 'enemies' ? 'Enemy' : s.raw('of') === 'allies' ? 'Ally' : 'Champion';
  const other = s.raw('another') === true;
  const bloodied = s.raw('bloodied') === true ? 'Bloodied ' : '';
  const word =
    article === 'each'
      ? `each ${other ? 'other ' : ''}`
      : other
        ? 'another '
        : bloodied !== '' || noun === 'Champion'
          ? 'a '
          : 'an ';
  const n = s.number('within');
  const near = n === 0 ? '' : n === 1 ? ` adjacent to ${s('near')}` : ` within ${n} of ${s('near')}`;
  const self = s('self');
  if (self !== '') return article === 'each' ? `${self} and each ${noun}${near}` : `${self} or an ${noun}${near}`;
  return `${word}${bloodied}${noun}${near}`;
}
const moving =
  (verb: string) =>
  (s: Spoken): string =>
    isOwn(s) ? `${verb} ${s('n')}` : `${s('who')} may ${verb} ${s('n')}`;
const displacing =
  (verb: string) =>
  (s: Spoken): string =>
    isOwn(s) ? `${verb} ${s('n')}` : `${verb} ${s('n')} on ${s('who')}`;
const suffering =
  (verb: string) =>
  (s: Spoken): string =>
    isOwn(s) ? verb : `${verb} ${s('who')}`;
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const cardWords: Words = {
  none: '',
  sentences,
  'who.target': 'the target',
  'who.attacker': 'the attacker',
  'who.chosen': 'it',
  'who.each': (s) => groupWords(s, 'each'),
  'who.one': (s) => groupWords(s, 'one'),
  amount: '{n}',
  'amount.attackDamage': 'the attack damage',
  'amount.untilBloodied': 'damage',
  'if.bloodied': '{who} is Bloodied',
  'if.not.bloodied': '{who} is not Bloodied',
  'if.onTrapHex': '{who} is on a trap hex',
  'if.not.onTrapHex': '{who} is not on a trap hex',
  'if.within': (s) =>
    s.number('n') === 1 ? `${s('who')} is adjacent to ${s('of')}` : `${s('who')} is within ${s('n')} of ${s('of')}`,
  'if.not.within': (s) =>
    s.number('n') === 1
      ? `${s('who')} is not adjacent to ${s('of')}`
      : `${s('who')} is not within ${s('n')} of ${s('of')}`,
  'if.alone': '{who} has no Ally of its own within {n}',
  'if.dealt': 'damage was dealt',
  'if.not.dealt': 'no damage was dealt',
  'if.pushHurt': 'the Push hurt the target',
  'at.left': 'the hex the target left',
  'at.nextTo': 'a hex adjacent to {who}',
  'do.damage': (s) =>
    s('n') === 'the attack damage' ? `deal the attack damage to ${s('who')}` : `deal ${s('n')} damage to ${s('who')}`,
  'do.bloody': 'deal damage to {who} until it is Bloodied',
  'do.heal': (s) => (isOwn(s) ? `Heal ${s('n')}` : `${s('who')} may Heal ${s('n')}`),
  'do.draw': 'Draw {n}',
  'do.drawDamage': 'Draw 1 for each damage dealt',
  'do.plan': 'Plan {n}',
  'do.discardToHeal': 'discard up to {n} cards; each heals its Champion 1',
  'do.dash': moving('Dash'),
  'do.jump': moving('Jump'),
  'do.swoop': (s) => {
    const hurt = s.number('damage') > 0 ? `; each Enemy crossed suffers ${s('damage')} damage` : '';
    return `Swoop ${s('n')}${hurt}${s.number('fear') > 0 ? ` and Fear ${s('fear')}` : ''}`;
  },
  'do.push': displacing('Push'),
  'do.pull': displacing('Pull'),
  'do.force': displacing('Force'),
  'do.fear': (s) => (isOwn(s) ? `Fear ${s('n')}` : `${s('who')} suffers Fear ${s('n')}`),
  'do.stun': suffering('Stun'),
  'do.place': 'place {who} on {at}',
  'do.swap': '{who} and {with} swap places',
  'do.grant': (s) => `${s('who')} ${s('who').includes(' and ') ? 'have' : 'has'} ${s('gains')} this turn`,
  'gain.strength': '+{n} strength',
  'gain.movement': '+{n} movement',
  'gain.defence': '+{n} defence',
  'do.mark': 'each Ally has +{n} strength against the target this turn',
  'do.quarry': 'the next attack on the target this turn has +{n} strength and ignores defence',
  'do.unerring': 'the next attack of {who} this turn ignores defence',
  'do.ignore.displacement': 'ignore all displacement by the attack',
  'do.ignore.postAttack': 'ignore the attack’s post-attack abilities',
  'do.endLasting': 'end everything that lasts this turn',
  'do.moveTrap': 'you may look at a trap in the arena and move it to a free trap hex',
  'do.if': (s) => `if ${s('when')}: ${s('then')}`,
  'do.ifElse': (s) => `if ${s('when')}: ${s('then')} Otherwise: ${s('otherwise')}`,
  'aim.melee': 'Melee',
  'aim.arc': 'Area: three adjacent hexes in an arc',
  'aim.around': 'Area: all adjacent hexes',
  'aim.direct': 'Direct {min}–{max}',
  'aim.indirect': 'Indirect {min}–{max}',
  'aim.direct.allies': 'Direct {min}–{max}, an Ally or an Enemy',
  'aim.indirect.allies': 'Indirect {min}–{max}, an Ally or an Enemy',
  'bonus.if': '+{n} strength if {when}.',
  'bonus.readyCore': '+{n} strength for each of your ready Cores.',
  'bonus.target': '+{n} strength for each target.',
  'bonus.hexDashed': '+{n} strength for each hex dashed.',
  'trait.double': 'Double.',
  'trait.lifesteal': 'Lifesteal.',
  'trait.poison': 'Poison {n}.',
  'trait.ignoresDefence': 'Ignores defence.',
  'trait.noReactions': 'No Reactions can be played.',
  'trait.if': (s) => `${s('trait').slice(0, -1)} if ${s('when')}.`,
  'text.attack': (s) =>
    `${s.number('move') > 0 ? `Move ${s('move')}. ` : ''}${s('target')}. Strength ${s('strength')}.`,
  'text.skill': (s) => {
    const parts = [s.number('move') > 0 ? `Move ${s('move')}.` : '', s('target') === '' ? '' : `${s('target')}.`];
    return parts.filter((part) => part !== '').join(' ') || 'No movement.';
  },
  'text.reaction': (s) => (s.number('defence') > 0 ? `+${s('defence')} defence.` : 'No defence.'),
  'text.instead': '+{n} defence instead if {when}.',
  'text.tramples': 'You may move through Enemies; each suffers {n} damage.',
  'text.pre': (s) => `Before the attack: ${sentences(s)}`,
  'text.post': (s) => `After the attack: ${sentences(s)}`,
  'text.side': '{hitpoints} hitpoints, defence {defence}.',
  'text.basic': 'Basic: {lines}',
  'text.levelled': 'Levelled up: {lines}',
  'ability.guards': 'Enemies adjacent to {champion} may only attack if {champion} is among the targets.',
  'ability.immune': '{champion} ignores {to}.',
  'ability.reaches': 'The ranges of {champion} begin 1 nearer and reach {max} further.',
  'ability.saps': 'Enemies adjacent to {champion} have −{n} defence.',
  'ability.defends': '+{n} defence if {when}.',
  'ability.disarms': 'Traps do not spring in the hex of {champion}.',
  'ability.attacksWith': (s) => `The attacks of ${s('champion')} gain: ${s('trait')}`,
  'ability.drawsMore': (s) => `Draw ${cards(s.number('n'))} more in Upkeep.`,
  'ability.shrouds': 'Enemies adjacent to {champion} cannot be chosen for Reactions.',
  'ability.kicks': 'Instead of a Dash, {champion} may deal {n} damage to an adjacent Enemy.',
  'keyword.push': 'Push',
  'keyword.stun': 'Stun',
  'kind.attack': 'Attack of {champion}, {colour}',
  'kind.skill': 'Skill of {champion}, {colour}',
  'kind.reaction': 'Reaction of {champion}, {colour}',
  'kind.champion': 'Champion',
  'kind.trap': 'Trap',
  'kind.challenge': 'Challenge',
  'trap.damage.text': 'The Champion suffers {n} damage.',
  'trap.root.text': 'The Champion suffers Root.',
  'trap.stun.text': 'The Champion suffers Stun.',
  'challenge.controlArea': 'Control the area of {area}.',
  'challenge.controlAreas': 'Control {n} areas.',
  'challenge.besideStatue': '{n} of your Champions are adjacent to the Statue of {statue}.',
  'challenge.besideEachStatue': 'A Champion of yours is adjacent to each Statue.',
  'challenge.inEnemyDeployment': '{n} of your Champions are in the Enemies’ deployment area.',
  'challenge.enemiesHurt': '{n} Enemies are Bloodied or out of action.',
  'challenge.onTrapHexes': '{n} of your Champions are on trap hexes.',
};
