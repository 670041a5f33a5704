/** The eight sheets, while characters are being chosen. */
import { abilityText, characters, natureText, type Character, type Table } from '@arenarium/banishing/board';
import type { BoardProps } from '../board.ts';
import { Spot } from '../spot.tsx';
import css from './characters.module.css';
import { ink, letter, Mark } from './drawings.tsx';

export function Characters(props: BoardProps<Table>) {
  const { view, names } = props;
  const takenBy = (character: number): string | undefined =>
    names[view.table.players.findIndex((player) => player.character === character)];
  return (
    <ul className={css.characters} aria-label="Characters">
      {characters.map((character, i) => (
        <li key={character.id}>
          <Spot
            point={`character:${i}`}
            label={`The ${character.name}${takenBy(i) === undefined ? '' : `, played by ${takenBy(i)}`}`}
            className={css.character}
          >
            <SheetInShort {...props} character={character} takenBy={takenBy(i)} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

interface SheetInShortProps extends BoardProps<Table> {
  readonly character: Character;
  readonly takenBy: string | undefined;
}

const SheetInShort = ({ character, say, takenBy }: SheetInShortProps) => (
  <span className={css.sheet} data-taken={takenBy === undefined ? undefined : 'yes'}>
    <span className={css.head}>
      <span className={css.name}>{character.name}</span>
      <span className={css.numbers}>
        <Mark mark="tired" title="Stamina" /> {character.stamina} <Mark mark="heart" title="Health" />{' '}
        {character.health}
      </span>
    </span>
    {takenBy !== undefined && <span className={css.taken}>{takenBy}</span>}
    <span className={css.nature}>{say(natureText(character))}</span>
    <span className={css.abilities}>
      {character.abilities.map((ability) => (
        <span key={ability.name}>
          <b style={{ background: ink[ability.colour] }}>
            {letter[ability.colour]}
            {ability.level}
          </b>{' '}
          <strong>{ability.name}</strong> {say(abilityText(ability))}
        </span>
      ))}
    </span>
  </span>
);
