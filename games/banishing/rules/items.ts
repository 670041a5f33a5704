import { faceOf, type Seat } from '@arenarium/engine';
import { ARMOUR, levelOf, SHIELD, SYMBOL_FACES, WAND } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { NONE, playerAt, type P, type Player } from '../table.ts';

/** TB-4.2: symbol cards to the hand, undead to the wounds, items to their slots. */
export function receive(p: P, seat: Seat, id: number): void {
  const player = playerAt(p.table, seat);
  if (faceOf(p, id) < SYMBOL_FACES) {
    player.hand.push(id);
    return;
  }
  const level = levelOf(p, id);
  if (level > 0) {
    player.wounds.push(id);
    player.damage += level;
    return;
  }
  receiveItem(p, seat, id);
}

/** TB-11.2, TB-R4: a second item of a kind goes to the Discard. */
function receiveItem(p: P, seat: Seat, id: number): void {
  const player = playerAt(p.table, seat);
  const slot = slotOf(faceOf(p, id));
  if (player[slot] === NONE) {
    player[slot] = id;
    return;
  }
  p.table.discard.push(id);
  logOf(p)?.push({ did: 'spareItem', seat, cards: [id] });
}

function slotOf(face: number): 'shield' | 'wand' | 'armour' {
  switch (face) {
    case SHIELD:
      return 'shield';
    case WAND:
      return 'wand';
    case ARMOUR:
      return 'armour';
  }
  throw new Error(`face ${face} is no item`);
}

/** TB-11.3, TB-R6: a used item goes to the Discard. */
export function spend(p: P, player: Player, slot: 'shield' | 'wand'): void {
  p.table.discard.push(player[slot]);
  player[slot] = NONE;
}
