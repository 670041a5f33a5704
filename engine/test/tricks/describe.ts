/** An option in words, and what it points at. */
import { faceOf, message, type Described, type Option } from '@arenarium/engine';
import { cardName } from './cards/text.ts';
import type { LayOption } from './rules/set-up.ts';
import type { PlayOption, StealOption } from './rules/turn.ts';
import type { P } from './table.ts';

export function describe(p: P, option: Option): Described {
  const known = option as LayOption | PlayOption | StealOption;
  switch (known.do) {
    case 'pass':
      return { label: message('pass'), points: [] };
    case 'lay':
    case 'play':
    case 'steal': {
      const { card } = known;
      const points = [`card:${card}`, ...(known.do === 'steal' ? ['ability:steal'] : [])];
      return { label: message(known.do, { card: cardName(faceOf(p, card)) }), points };
    }
  }
}
