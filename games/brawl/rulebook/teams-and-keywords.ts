/** SFB chapters 16 and 17: Super Team Tornado, and the keywords. */
import type { Chapter } from '@arenarium/engine';

export const teamsAndKeywords = [
  {
    number: 16,
    title: 'Super Team Tornado',
    rules: [
      {
        id: 'SFB-16.1',
        text: 'Four players play in two teams, two Champions each. A teammate’s Champions are Allies, and Reactions may be played on them.',
      },
      { id: 'SFB-16.2', text: 'Hands are of four cards, at the start and in Upkeep.' },
      { id: 'SFB-16.3', text: 'The team that first has seven VP together wins.' },
      {
        id: 'SFB-16.4',
        text: 'The track has two slots that cannot be scored. At the start one Challenge lies in the first slot worth 1 VP and one in each unscored slot. When it advances, Challenges move two slots and two new ones are turned up.',
      },
      { id: 'SFB-16.5', text: 'For Challenges a teammate’s Champions count as one’s own.' },
      {
        id: 'SFB-16.6',
        text: 'The team that plays first is found by lot and names the first player; the other team names the second. Their teammates are third and fourth, and a round is their four turns in that order.',
      },
      {
        id: 'SFB-16.7',
        text: 'In player order each player puts one trap on a free trap hex; then each draws and may exchange; then each places Champions in the team’s deployment area.',
      },
      {
        id: 'SFB-16.8',
        text: 'In the casual draft the second, first, fourth and third player draft one Champion each, and then once more. The pool may hold duplicates, but no team drafts a Champion twice.',
      },
      {
        id: 'SFB-16.9',
        text: 'In the competitive draft each player brings three Champions, none of which the teammate brings. First and second player bar one of each other’s, then third and fourth; the two left play.',
      },
    ],
  },
  {
    number: 17,
    title: 'Keywords',
    rules: [
      { id: 'SFB-17.1', text: 'Bloodied: has suffered 3 or more damage.' },
      { id: 'SFB-17.2', text: 'Control: to have more Champions in an area than the opponent.' },
      { id: 'SFB-17.3', text: 'Dash X: a movement of up to X hexes in one straight line.' },
      { id: 'SFB-17.4', text: 'Double: after the attack damage, the target is dealt the same amount once more.' },
      { id: 'SFB-17.5', text: 'Draw X: draw up to X cards, saying how many before drawing.' },
      {
        id: 'SFB-17.6',
        text: 'Fear X: the Champion must Dash X away from the source, as far as it can; its player chooses among the longest ways.',
      },
      { id: 'SFB-17.7', text: 'Force X: the player of the card may move the target up to X hexes in any direction.' },
      {
        id: 'SFB-17.8',
        text: 'Heal X: remove up to X damage from the Champion, which is the activated one if nothing else is said. An unhurt Champion cannot be healed.',
      },
      {
        id: 'SFB-17.9',
        text: 'Jump X: a movement of up to X hexes, across Enemies, Statues and traps. A trap springs only if the Jump ends on it.',
      },
      { id: 'SFB-17.10', text: 'Lifesteal: as attack damage is resolved, the attacker is healed by that amount.' },
      {
        id: 'SFB-17.11',
        text: 'Place: to take up a Champion or another piece and put it elsewhere. This is not movement, so a rooted Champion can be placed.',
      },
      { id: 'SFB-17.12', text: 'Plan X: put up to X cards from hand on top of the deck.' },
      { id: 'SFB-17.13', text: 'Poison X: if attack damage was dealt, the target is dealt X damage more.' },
      {
        id: 'SFB-17.14',
        text: 'Pull X: the target goes X hexes in a straight line towards the source, springing traps, and stops before a Champion, a Statue or the edge; it suffers 1 damage for each hex it could not go. Out of line, nothing happens.',
      },
      {
        id: 'SFB-17.15',
        text: 'Push X: the target goes X hexes in a straight line away from the source, springing traps, and stops before a Champion, a Statue or the edge; it suffers 1 damage for each hex it could not go. Out of line, nothing happens.',
      },
      {
        id: 'SFB-17.16',
        text: 'Root: the Champion loses what is left of its movement, and cannot move or be moved until the turn ends. It can attack, use skills and be placed.',
      },
      {
        id: 'SFB-17.17',
        text: 'Stun: the Champion’s player discards one of its cards from hand, or shows a hand without any.',
      },
      {
        id: 'SFB-17.18',
        text: 'Swoop X: a movement of up to X hexes in one straight line, across Enemies, Statues and traps. A trap springs only if the Swoop ends on it.',
      },
    ],
  },
] as const satisfies readonly Chapter[];
