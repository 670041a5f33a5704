/** Standing orders: what one wants passed without being asked. Made here, kept by the server, seen by nobody else. */
import type { Game, Seat } from '@arenarium/engine';
import type { StandingOrder } from '@arenarium/protocol';
import { useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { Label } from '../look/pieces.tsx';
import { useMatch } from '../play/match.ts';
import { Button } from '../shell/controls.tsx';
import { useAtTable } from './at-table.ts';
import { NewOrder } from './new-order.tsx';
import css from './online.module.css';
import { orderInWords } from './order-words.ts';
import { beside } from './socket-host.ts';
import { word } from './words.ts';

const PASS_ALL: StandingOrder = { question: '*', until: 'myTurn', askMeIf: [] };
const isPassAll = ({ question, until, askMeIf }: StandingOrder): boolean =>
  question === '*' && until === 'myTurn' && askMeIf.length === 0;

export function Orders({ seat }: { readonly seat: Seat }) {
  const game = useMatch((match) => match.game);
  if (game === null || (game.windows ?? []).length === 0) return null;
  return <Given seat={seat} game={game} />;
}

function Given({ seat, game }: { readonly seat: Seat; readonly game: Game }) {
  const orders = useAtTable((at) => at.orders[seat]) ?? [];
  const [making, setMaking] = useState(false);
  const give = (now: readonly StandingOrder[]) => void beside({ ask: 'orders', seat, orders: now });
  const passes = orders.some(isPassAll);
  return (
    <section className={css.orders} aria-label={word('orders.title')}>
      <div className={css.talkHead}>
        <Label>{word('orders.title')}</Label>
        <Button size="small" look="quiet" onClick={() => setMaking(true)}>
          {word('orders.add')}
        </Button>
      </div>
      <label className={css.toggle} title={word('orders.secret')}>
        <input
          type="checkbox"
          role="switch"
          checked={passes}
          onChange={() => give(passes ? orders.filter((order) => !isPassAll(order)) : [...orders, PASS_ALL])}
        />
        {word('orders.passAll')}
      </label>
      <ul>
        {orders.map(
          (order, i) =>
            !isPassAll(order) && (
              <li key={i} data-testid="order">
                <span>{orderInWords(order)}</span>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={word('orders.drop', { what: orderInWords(order) })}
                  onClick={() => give(orders.filter((_, at) => at !== i))}
                >
                  <Emblem name="cancel" />
                </Button>
              </li>
            ),
        )}
      </ul>
      {making && (
        <NewOrder
          game={game}
          onClose={() => setMaking(false)}
          onMade={(order) => {
            setMaking(false);
            // What is more particular comes first: the first that fits decides.
            give([order, ...orders]);
          }}
        />
      )}
    </section>
  );
}
