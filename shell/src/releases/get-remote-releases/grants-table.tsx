import { formatMoment } from '@suite/contracts/dates';
import type { OverrideGrant } from '@suite/descriptor';
import { Button, DataTable, type DataColumn } from '@suite/ui';
import { Since } from '../components/since.tsx';

interface GrantsTableProps {
  label: string;
  grants: readonly OverrideGrant[];
  onRevoke: (grant: OverrideGrant) => void;
}

/** Who may see the remote from a developer's machine, and until when. */
export function GrantsTable({ label, grants, onRevoke }: GrantsTableProps) {
  const columns: DataColumn<OverrideGrant>[] = [
    { key: 'url', title: 'From', render: ({ url }) => url },
    { key: 'to', title: 'Granted to', render: ({ granted_to }) => granted_to },
    {
      key: 'by',
      title: 'Granted by',
      render: ({ granted_by, granted_at }) => (
        <>
          {granted_by}, <Since at={granted_at} />
        </>
      ),
    },
    { key: 'until', title: 'Ends', render: ({ expires_at }) => formatMoment(expires_at) },
    {
      key: 'action',
      title: 'Action',
      align: 'right',
      pinned: true,
      render: (grant) => (
        <Button
          size="small"
          aria-label={`Take back the override from ${grant.url}`}
          onClick={() => onRevoke(grant)}
        >
          Take back
        </Button>
      ),
    },
  ];
  return <DataTable label={label} columns={columns} rows={grants} rowKey={({ id }) => id} />;
}
