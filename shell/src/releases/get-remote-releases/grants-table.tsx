import type { OverrideGrant } from '@suite/descriptor';
import { formatMoment } from '@suite/i18n/dates';
import { Button, DataTable, type DataColumn } from '@suite/ui';
import { Since } from '../components/who-and-when.tsx';
import { t } from '../../languages/catalog.ts';

interface GrantsTableProps {
  label: string;
  grants: readonly OverrideGrant[];
  onRevoke: (grant: OverrideGrant) => void;
}

export function GrantsTable({ label, grants, onRevoke }: GrantsTableProps) {
  const columns: DataColumn<OverrideGrant>[] = [
    { key: 'url', title: t('From'), render: ({ url }) => <bdi>{url}</bdi> },
    { key: 'to', title: t('Granted to'), render: ({ granted_to }) => granted_to },
    {
      key: 'by',
      title: t('Granted by'),
      render: ({ granted_by, granted_at }) => (
        <>
          {granted_by}, <Since at={granted_at} />
        </>
      ),
    },
    { key: 'until', title: t('Ends'), render: ({ expires_at }) => formatMoment(expires_at) },
    {
      key: 'action',
      title: t('Action'),
      align: 'right',
      pinned: true,
      render: (grant) => (
        <Button
          size="small"
          aria-label={t('Take back the override from {url}', { url: grant.url })}
          onClick={() => onRevoke(grant)}
        >
          {t('Take back')}
        </Button>
      ),
    },
  ];
  return <DataTable label={label} columns={columns} rows={grants} rowKey={({ id }) => id} />;
}
