/** One Hero or Legend: its numbers, the counters on it and beside it, its tokens, and what it can do where it stands. */
import {
  abilitiesAt,
  abilitiesIn,
  baneTexts,
  heroOn,
  signs,
  standingOf,
  typeOf,
  type PrintedHero,
  type Standing,
} from '@arenarium/legends/board';
import type { ReactNode } from 'react';
import { CardFrame, type CardForm } from '../../look/card-frame.tsx';
import { Emblem } from '../../look/emblem.tsx';
import { Coin, Count, FaceDown, Pips } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import css from './hero-card.module.css';
import { emblemAt, nameOf, signOf, tintOf, type Props } from './reading.ts';

/** Where a card lies decides which of its abilities work. */
export type Place = 'champion' | 'support' | 'legend' | 'pool';

interface HeroProps extends Props {
  readonly id: number;
  readonly place: Place;
  readonly form: Exclude<CardForm, 'large'>;
  /** Chosen already, while a team is being built. */
  readonly picked?: boolean;
}

const shownIn: Readonly<Record<Place, readonly ('champion' | 'support' | 'team')[]>> = {
  champion: ['champion'],
  support: ['support'],
  legend: ['team'],
  pool: ['champion', 'support'],
};
const partSigns = { champion: signs.champion, support: 'shield', team: signs.legend } as const;

export function HeroCard(props: HeroProps) {
  const { id, place, form, view, picked = false } = props;
  const hero = heroOn(view, id);
  if (hero === null)
    return (
      <Spot point={`card:${id}`} label={nameOf(props, id)} className={css.fighter}>
        <FaceDown emblem={signs.unknown} />
      </Spot>
    );
  const { attack } = view.table;
  const role = attack?.attacker === id ? 'striking' : attack?.targets.includes(id) === true ? 'struck' : undefined;
  return (
    <span
      className={css.place}
      data-place={place}
      data-glides=""
      data-form={form}
      data-role={role}
      data-picked={picked ? 'yes' : undefined}
    >
      <Spot point={`card:${id}`} label={spoken(props, hero)} className={css.fighter}>
        <Drawn {...props} hero={hero} />
      </Spot>
    </span>
  );
}

function Drawn(props: HeroProps & { readonly hero: PrintedHero }) {
  const { id, place, form, hero, view, say } = props;
  const type = typeOf(hero.type);
  const now = place === 'pool' ? null : standingOf(view, id);
  const wide = place === 'legend' && form === 'hand';
  return (
    <CardFrame
      form={form}
      tint={tintOf(type)}
      emblem={emblemAt(props, id)}
      name={form === 'small' ? shortName(hero.name) : hero.name}
      className={wide ? css.legend : css.hero}
      gem={<Coin emblem={signs.strength} value={now === null ? hero.strength : strengthShown(now)} />}
      corner={<span className={css.element}>{<Emblem name={signOf(type)} />}</span>}
      {...(place !== 'pool' && { tag: <Tag {...props} /> })}
      {...(place === 'pool' && {
        kind: [say({ id: `type.${type}` }), word('legends.maxHp', { n: hero.maxHp })] as const,
      })}
      {...(now !== null && { state: <Health now={now} />, tokens: <Tokens {...props} now={now} /> })}
      text={<Texts {...props} />}
    />
  );
}

const strengthShown = ({ strength, isCopied }: Standing): ReactNode =>
  isCopied ? `✱${strength > 0 ? strength : ''}` : strength;

/** The last word of a name of several tells most: "Hooded Mantis" is the Mantis. */
const shortName = (name: string): string => (name.length <= 14 ? name : (name.split(/,| of | The /)[0] ?? name));

function Tag({ place, say }: HeroProps) {
  const name = place === 'support' ? 'fact.support' : `zone.${place}`;
  return (
    <>
      {place === 'champion' && <Emblem name={signs.champion} className={css.crown} />}
      {place === 'legend' && <Emblem name={signs.legend} className={css.crown} />}
      <span>{say({ id: name })}</span>
    </>
  );
}

function Health({ now: { maxHp, damage, beside } }: { readonly now: Standing }) {
  return (
    <>
      <Pips of={maxHp} hurt={damage} coming={beside} />
      <span>
        {Math.max(0, maxHp - damage)}
        <small>/{maxHp}</small>
      </span>
    </>
  );
}

/** What lies on the card: bane tokens, and a skull if what lies beside it would destroy it. */
function Tokens({ say, now }: HeroProps & { readonly now: Standing }) {
  return (
    <>
      {now.beside > 0 && now.damage + now.beside >= now.maxHp && (
        <span className={css.doom}>
          <Emblem name="skull-crossed-bones" />
        </span>
      )}
      {now.banes.map(({ kind, n }) => (
        <span key={kind} className={css.bane} style={{ background: tintOf(typeOf(kind)) }}>
          <Emblem name={signOf(typeOf(kind))} />
          <b>{say({ id: `type.${typeOf(kind)}` }).slice(0, 1)}</b>
          {n > 1 && <sub>{n}</sub>}
        </span>
      ))}
    </>
  );
}

function Texts({ id, place, view, say }: HeroProps) {
  const hero = heroOn(view, id);
  if (hero === null) return null;
  const isLegendInPool = place === 'pool' && hero.isLegend;
  const parts = isLegendInPool ? (['team'] as const) : shownIn[place];
  return (
    <>
      {parts.flatMap((part) =>
        abilitiesAt(view, id, part).map(({ text }) => (
          <span key={say(text)} className={css.line}>
            <Emblem name={partSigns[part]} /> {say(text)}
          </span>
        )),
      )}
      {(place === 'legend' || isLegendInPool) &&
        baneTexts(hero).map((text, i) => (
          <span key={i} className={css.line}>
            <Emblem name={signOf(typeOf(hero.type))} /> {say({ id: 'part.bane', text })}
          </span>
        ))}
    </>
  );
}

/** Everything the picture says, in words. */
function spoken(props: HeroProps, hero: PrintedHero): string {
  const { id, place, say, view } = props;
  const now = standingOf(view, id);
  const parts = [hero.name];
  if (place !== 'pool') parts.push(say({ id: place === 'support' ? 'fact.support' : `zone.${place}` }));
  if (now === null) return parts.join(', ');
  parts.push(word('legends.strength', { n: now.strength }), word('legends.damage', { n: now.damage, of: now.maxHp }));
  if (now.beside > 0) parts.push(word('legends.beside', { n: now.beside }));
  for (const { kind, n } of now.banes) parts.push(say({ id: 'fact.bane', kind: { id: `type.${typeOf(kind)}` }, n }));
  const abilities = shownIn[place].flatMap((part) => abilitiesAt(view, id, part));
  return [...parts, ...abilities.map(({ text }) => say(text))].join(', ');
}

/** A Legend that waits behind a line of small cards: one line, with its numbers. */
export function WaitingLegend(props: HeroProps) {
  const { id, view } = props;
  const hero = heroOn(view, id);
  if (hero === null) return null;
  return (
    <Spot point={`card:${id}`} label={spoken(props, hero)} className={css.waiting}>
      <Emblem name={emblemAt(props, id)} />
      <b>{shortName(hero.name)}</b>
      <Count emblem={signs.strength} value={hero.strength} word={word('legends.strength', { n: hero.strength })} />
      <Count emblem="hearts" value={hero.maxHp} word={word('legends.maxHp', { n: hero.maxHp })} />
    </Spot>
  );
}

/** The large form: both sides of a Hero, what it does as Champion and as Support. */
export function LargeHero(props: Props & { readonly id: number; readonly hero: PrintedHero }) {
  const { id, hero, view, say } = props;
  const type = typeOf(hero.type);
  const now = standingOf(view, id);
  const parts = ['champion', 'support', 'team'] as const;
  return (
    <CardFrame
      form="large"
      tint={tintOf(type)}
      emblem={emblemAt(props, id)}
      name={hero.name}
      gem={<Coin emblem={signs.strength} value={now?.strength ?? hero.strength} />}
      kind={[say({ id: `type.${type}` }), word('legends.maxHp', { n: hero.maxHp })]}
      {...(now !== null && { state: <Health now={now} /> })}
      text={
        <>
          {parts.flatMap((part) =>
            abilitiesIn(hero, part).map(({ id: ability, text }) => (
              <span key={ability}>{say({ id: `part.${part}`, text })}</span>
            )),
          )}
          {hero.isLegend && baneTexts(hero).map((text, i) => <span key={i}>{say({ id: 'part.bane', text })}</span>)}
        </>
      }
    />
  );
}
