import type { ImportSummary } from '@suite/contracts/integrations';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, Button, EmptyState, ListTable, Panel, type DataColumn } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { importState } from '../../../domain/imports.ts';
import { t } from '../../../languages/catalog.ts';
import { listImportsQuery } from '../../../queries/imports.ts';
import { UndoButton } from './undo-button.tsx';

export function ImportList({ onOpen }: { onOpen: (id: number) => void }) {
  const list = useQuery(listImportsQuery);
  return (
    <Panel flush title={t('Earlier imports')}>
      <ListTable
        things={t('imports')}
        columns={columns(onOpen)}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={t('Nothing has been imported yet')}
            text={t('Choose a file of another program to bring its bookings here.')}
          />
        }
      />
    </Panel>
  );
}

function columns(onOpen: (id: number) => void): DataColumn<ImportSummary>[] {
  return [
    {
      key: 'file_name',
      title: t('File'),
      render: ({ file_name }) => (
        <strong>
          <bdi>{file_name}</bdi>
        </strong>
      ),
    },
    {
      key: 'state',
      title: t('Status'),
      render: (row) => <Badge tone={importState(row).tone}>{importState(row).name}</Badge>,
    },
    {
      key: 'created',
      title: t('Bookings'),
      align: 'right',
      render: (row) => row.created_rows - row.deleted_rows,
    },
    { key: 'refused', title: t('Refused'), align: 'right', render: ({ refused_rows }) => refused_rows },
    { key: 'created_at', title: t('Uploaded'), render: ({ created_at }) => formatMoment(created_at) },
    { key: 'created_by', title: t('By'), render: ({ created_by }) => <bdi>{created_by}</bdi> },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      render: (row) => (
        <>
          <Button
            size="small"
            aria-label={t('Open import of {file}', { file: row.file_name })}
            onClick={() => onOpen(row.id)}
          >
            {t('Open')}
          </Button>{' '}
          {row.is_undoable ? (
            <UndoButton imported={row} size="small" onStarted={() => onOpen(row.id)} />
          ) : null}
        </>
      ),
    },
  ];
}
