/** The Abilities of a Hero, to be read only. */
import { ABILITIES_EACH, abilityAt, abilityText, costText } from '@arenarium/basicverse/board';
import type { Props } from './reading.ts';
import css from './roster.module.css';

export function AbilityList({ say, hero }: Props & { readonly hero: number }) {
  return (
    <ul className={css.abilities}>
      {Array.from({ length: ABILITIES_EACH }, (_, i) => {
        const ability = abilityAt(hero * ABILITIES_EACH + i);
        return (
          <li key={ability.id}>
            <b>{say({ id: `ability.${ability.id}` })}</b> <small>{say(costText(ability))}</small>:{' '}
            {abilityText(ability).map(say).join(' ')}
          </li>
        );
      })}
    </ul>
  );
}
