import type { ReleaseChange } from '@suite/descriptor';
import { Badge, DataTable, EmptyState, type DataColumn } from '@suite/ui';
import { describeReleaseChange } from '../domain/describe-release-change.ts';
import styles from '../components/releases.module.css';
import { Since } from '../components/since.tsx';

const columns: DataColumn<ReleaseChange>[] = [
  {
    key: 'what',
    title: 'What',
    render: (move) => {
      const { what, tone } = describeReleaseChange(move);
      return <Badge tone={tone}>{what}</Badge>;
    },
  },
  {
    key: 'change',
    title: 'From and to',
    render: (move) => (
      <>
        {describeReleaseChange(move).change}
        {move.reason !== null && <div className={styles.muted}>{move.reason}.</div>}
      </>
    ),
  },
  { key: 'audience', title: 'For whom', render: (move) => describeReleaseChange(move).audience },
  { key: 'who', title: 'By whom', render: ({ moved_by }) => moved_by },
  { key: 'when', title: 'When', render: ({ moved_at }) => <Since at={moved_at} /> },
];

/** Who moved what, newest first. */
export function ReleaseChangesTable({ label, moves }: { label: string; moves: readonly ReleaseChange[] }) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={moves}
      rowKey={({ id }) => id}
      empty={<EmptyState title="Nothing was promoted yet" />}
    />
  );
}
