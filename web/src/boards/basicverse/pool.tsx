/** Things to choose from that do not stand in the Circle: Heroes to pick, cards turned up by Regroup. */
import { heroCards, teamOf } from '@arenarium/basicverse/board';
import { Label } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { BasicCard, HeroFrame } from './card.tsx';
import css from './pool.module.css';
import { cardName, faceAt, tintOf, type Props } from './reading.ts';

/** All Heroes, with whoever has picked them. */
export function Draft(props: Props) {
  const { view, say, names, shape } = props;
  const form = shape === 'phone' || shape === 'side' ? 'small' : 'hand';
  return (
    <section className={css.draft} aria-label={say({ id: 'ask.basicverse/hero' })}>
      {heroCards.map((card, hero) => {
        const seat = view.table.heroes.findIndex((each) => each.hero === hero);
        const name = say({ id: 'hero', hero });
        const taken =
          seat < 0
            ? null
            : word('basicverse.takenBy', { who: names[seat] ?? '', team: say({ id: `team.${teamOf(seat)}` }) });
        return (
          <Spot
            key={card.id}
            point={`hero:${hero}`}
            label={taken === null ? name : `${name}, ${taken}`}
            className={css.hero}
          >
            <HeroFrame
              {...props}
              hero={hero}
              form={form}
              {...(seat >= 0 && { tag: names[seat] ?? '', tint: tintOf(seat) })}
            />
          </Spot>
        );
      })}
    </section>
  );
}

export function Shown(props: Props) {
  const { view, say, shape } = props;
  if (view.table.shown.length === 0) return null;
  const form = shape === 'phone' || shape === 'side' ? 'small' : 'hand';
  return (
    <section className={css.shown} aria-label={say({ id: 'zone.shown' })}>
      <Label>{say({ id: 'zone.shown' })}</Label>
      <div>
        {view.table.shown.map((id) => (
          <Spot key={id} point={`card:${id}`} label={cardName(props, id)} className={css.card}>
            <BasicCard {...props} face={faceAt(props, id)} form={form} />
          </Spot>
        ))}
      </div>
    </section>
  );
}
