/** Undo, pace, the record, and how the table is shown. */
import type { Game } from '@arenarium/engine';
import { useState } from 'react';
import { boardOf } from '../boards/index.ts';
import { peopleAt } from '../play/people.ts';
import { useSitting } from '../play/sitting.ts';
import { Actions, Button, Dialog, Segments } from '../shell/controls.tsx';
import { paces, useSettings, type Pace } from '../shell/settings.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import css from './table.module.css';

const paceNames: Readonly<Record<Pace, string>> = { calm: 'Calm', brisk: 'Brisk', instant: 'At once' };

export function TableBar({ game }: { readonly game: Game }) {
  const { scene, drivers, kept, undo, letGo, skipAhead, thinking } = useSitting();
  const { pace, table, set } = useSettings();
  const [dialog, setDialog] = useState<'consent' | 'export' | null>(null);
  const takeBack = () => {
    if (scene?.undo === 'free') undo('notAsked');
    else if (scene?.undo === 'byConsent') setDialog('consent');
  };
  const botsNext =
    scene !== null && scene.view.result === null && scene.view.waiting.every(({ seat }) => drivers[seat]?.by === 'bot');
  useShortcuts({ u: takeBack, Escape: letGo, ...(botsNext && !thinking && { s: skipAhead }) });
  if (scene === null) return null;
  return (
    <div className={css.bar} role="toolbar" aria-label="Table">
      <Button size="small" disabled={scene.undo === 'none'} onClick={takeBack}>
        Undo <kbd>u</kbd>
      </Button>
      {drivers.some(({ by }) => by === 'bot') && (
        <>
          <Segments
            legend="Pace of the bots"
            legendShown="no"
            size="compact"
            values={paces}
            value={pace}
            label={(each) => paceNames[each]}
            onChange={(each) => set({ pace: each })}
          />
          <Button size="small" disabled={!botsNext || thinking} onClick={skipAhead}>
            Skip ahead <kbd>s</kbd>
          </Button>
        </>
      )}
      {boardOf(game.id) !== undefined && (
        <Button size="small" onClick={() => set({ table: table === 'board' ? 'plain' : 'board' })}>
          {table === 'board' ? 'Plain table' : 'Board'}
        </Button>
      )}
      <Button size="small" onClick={() => setDialog('export')}>
        Record
      </Button>
      {!kept && <span role="alert">This browser does not keep the match: export its record before you leave.</span>}
      {dialog === 'export' && <ExportDialog onClose={() => setDialog(null)} />}
      {dialog === 'consent' && (
        <Consent
          people={peopleAt(drivers).length}
          onClose={() => setDialog(null)}
          onConsent={() => {
            setDialog(null);
            undo('given');
          }}
        />
      )}
    </div>
  );
}

interface ConsentProps {
  readonly people: number;
  onClose(): void;
  onConsent(): void;
}

/** Something was learned since, or somebody else chose: taking back is for everybody to allow. */
const Consent = ({ people, onClose, onConsent }: ConsentProps) => (
  <Dialog title="Take back your last choice?" onClose={onClose}>
    <p>
      Since then something was drawn or seen, or somebody else chose. All of that is taken back too, and what nobody has
      seen is shuffled anew.
    </p>
    <p>{people > 1 ? 'Does everybody at this screen agree?' : 'The bots do not mind.'}</p>
    <Actions>
      <Button look="primary" onClick={onConsent}>
        {people > 1 ? 'All agree: take it back' : 'Take it back'}
      </Button>
      <Button onClick={onClose}>Leave it</Button>
    </Actions>
  </Dialog>
);
