import type { ServiceChange } from '@suite/descriptor';
import { DataTable, type DataColumn } from '@suite/ui';
import { Actor } from '../components/actor.tsx';
import { Since } from '../components/since.tsx';
import { t } from '../../languages/catalog.ts';

const columns = (): DataColumn<ServiceChange>[] => [
  { key: 'alias', title: t('Service'), render: ({ alias }) => <bdi>{alias}</bdi> },
  {
    key: 'change',
    title: t('From and to'),
    wide: true,
    render: ({ from_origin, to_origin, remotes }) => (
      <>
        <span dir="ltr">
          {from_origin ?? '–'} → {to_origin ?? '–'}
        </span>{' '}
        {remotes && remotes.length > 0 && <bdi>({remotes.join(', ')})</bdi>}
      </>
    ),
  },
  {
    key: 'who',
    title: t('By whom'),
    render: ({ changed_by_name }) => <Actor name={changed_by_name} />,
  },
  { key: 'when', title: t('When'), render: ({ changed_at }) => <Since at={changed_at} /> },
];

export function ServiceChangesTable({
  label,
  changes,
}: {
  label: string;
  changes: readonly ServiceChange[];
}) {
  return (
    <DataTable
      label={label}
      columns={columns()}
      rows={changes}
      rowKey={({ alias, changed_at }) => `${alias} ${changed_at}`}
    />
  );
}
