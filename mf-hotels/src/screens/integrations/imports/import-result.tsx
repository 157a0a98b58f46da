import type { Import } from '@suite/contracts/integrations';
import { renderAnswer } from '@suite/i18n';
import { Banner, Button, saveFile, toast } from '@suite/ui';
import { Link } from 'react-router-dom';
import { t, tn } from '../../../languages/catalog.ts';
import { useDownloadRefused } from '../../../queries/imports.ts';
import { ImportFaults } from './import-faults.tsx';
import styles from './imports.module.css';
import { StartImport } from './start-import.tsx';
import { UndoButton } from './undo-button.tsx';

interface ImportResultProps {
  imported: Import;
  onMatchAgain: () => void;
}

export function ImportResult({ imported, onMatchAgain }: ImportResultProps) {
  const { state, kept_bookings, refused_rows, total_rows } = imported;
  const isPartial = state !== 'undone' && refused_rows > 0;
  return (
    <div className={styles.stack}>
      <Banner tone={state === 'failed' ? 'error' : isPartial ? 'warning' : 'success'}>
        {sentencesOf(imported).join(' ')}
      </Banner>
      {kept_bookings.length > 0 ? <KeptBookings imported={imported} /> : null}
      {state === 'checked' && refused_rows < total_rows ? <StartImport imported={imported} /> : null}
      <div className={styles.buttons}>
        {state === 'checked' ? <Button onClick={onMatchAgain}>{t('Change the columns')}</Button> : null}
        {imported.faults.length > 0 ? <DownloadRefused imported={imported} /> : null}
        {imported.is_undoable ? <UndoButton imported={imported} /> : null}
      </div>
      <ImportFaults imported={imported} />
    </div>
  );
}

function KeptBookings({ imported: { kept_bookings, kept_changes, kept_rows } }: { imported: Import }) {
  const changes = new Map(kept_changes?.map(({ id, change }) => [id, change]));
  const title = t('These bookings were kept, because they were worked on or their guests were mailed:');
  return (
    <div>
      <p className={styles.text}>{title}</p>
      <ul className={styles.kept} aria-label={title}>
        {kept_bookings.map((id) => {
          const change = changes.get(id);
          return (
            <li key={id}>
              <Link to={`/bookings?id=${id}`}>{t('Booking {id}', { id })}</Link>
              {change ? <span>{renderAnswer(change)}</span> : null}
            </li>
          );
        })}
      </ul>
      {kept_bookings.length < kept_rows ? (
        <p className={styles.muted}>
          {t('These are the first {shown} of {total}.', { shown: kept_bookings.length, total: kept_rows })}
        </p>
      ) : null}
    </div>
  );
}

function sentencesOf({
  state,
  total_rows,
  refused_rows,
  created_rows,
  deleted_rows,
  kept_rows,
}: Import): string[] {
  const refused = tn(refused_rows, 'One row was refused.', '{count} rows were refused.');
  const created =
    created_rows < total_rows
      ? tn(created_rows, 'One of {rows} rows became a booking.', '{count} of {rows} rows became bookings.', {
          rows: total_rows,
        })
      : tn(created_rows, 'One booking was created.', '{count} bookings were created.');
  if (state === 'checked') {
    const accepted = tn(
      total_rows - refused_rows,
      'One booking would be created.',
      '{count} bookings would be created.',
    );
    return refused_rows > 0 ? [accepted, refused] : [accepted, t('No row is refused.')];
  }
  if (state === 'undone') {
    const deleted = tn(deleted_rows, 'One booking was deleted.', '{count} bookings were deleted.');
    return kept_rows > 0 ? [deleted, tn(kept_rows, 'One was kept.', '{count} were kept.')] : [deleted];
  }
  const rest = refused_rows > 0 ? [refused] : [];
  if (state === 'failed') return [t('The import was stopped by an error of the server.'), created, ...rest];
  return state === 'cancelled' ? [t('The import was cancelled.'), created, ...rest] : [created, ...rest];
}

function DownloadRefused({ imported: { id } }: { imported: Import }) {
  const download = useDownloadRefused();
  return (
    <Button
      busy={download.isPending}
      onClick={() =>
        download.mutate(id, {
          onSuccess: (file) => saveFile('refused-rows.csv', file),
          onError: ({ message }) => void toast.error(message),
        })
      }
    >
      {t('Download the refused rows')}
    </Button>
  );
}
