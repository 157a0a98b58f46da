import { runningImportStates, type Import, type ImportState } from '@suite/contracts/integrations';
import { Badge, Button, Panel, toast } from '@suite/ui';
import { useState } from 'react';
import { describeFile, importState } from '../../../domain/imports.ts';
import { t } from '../../../languages/catalog.ts';
import { useCancelImport } from '../../../queries/imports.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import styles from './imports.module.css';
import { MatchColumns } from './match-columns.tsx';

const stepOfState: Record<ImportState, number> = {
  ...{ uploaded: 0, checking: 1, checked: 1, importing: 2 },
  ...{ imported: 2, undoing: 2, undone: 2, cancelled: 2, failed: 2 },
};

export function OpenImport({ imported, onClose }: { imported: Import; onClose: () => void }) {
  const { state, file_name, total_rows } = imported;
  const isRunning = runningImportStates.includes(state);
  const [isMatchedAgain, setMatchedAgain] = useState(false);
  const isMatching = state === 'uploaded' || (state === 'checked' && isMatchedAgain);
  return (
    <Panel title={<bdi>{file_name}</bdi>} actions={<CancelButton imported={imported} onClose={onClose} />}>
      <div className={styles.stack}>
        <p className={styles.muted}>
          <Badge tone={importState(imported).tone}>{importState(imported).name}</Badge>{' '}
          {t('Rows of the file: {rows}. {file}', { rows: total_rows, file: describeFile(imported) })}
        </p>
        <Steps current={isMatching ? 0 : stepOfState[state]} />
        {isRunning ? <ImportProgress imported={imported} /> : null}
        {isMatching ? <MatchColumns imported={imported} onChecking={() => setMatchedAgain(false)} /> : null}
        {isRunning || isMatching ? null : (
          <ImportResult imported={imported} onMatchAgain={() => setMatchedAgain(true)} />
        )}
      </div>
    </Panel>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps} aria-label={t('Steps of the import')}>
      {[t('Columns'), t('Check'), t('Import')].map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

function CancelButton({ imported: { id, state }, onClose }: { imported: Import; onClose: () => void }) {
  const cancel = useCancelImport();
  const labels: Partial<Record<ImportState, string>> = {
    uploaded: t('Discard the file'),
    checking: t('Stop the check'),
    checked: t('Discard the file'),
    importing: t('Stop the import'),
  };
  const label = labels[state];
  if (!label) return null;
  const isDiscarded = state === 'uploaded' || state === 'checked';
  return (
    <Button
      busy={cancel.isPending}
      onClick={() =>
        cancel.mutate(id, {
          onSuccess: () => (isDiscarded ? onClose() : undefined),
          onError: ({ message }) => void toast.error(message),
        })
      }
    >
      {label}
    </Button>
  );
}
