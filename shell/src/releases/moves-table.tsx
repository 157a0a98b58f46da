import type { ReleaseMove } from '@suite/remote-kit/descriptor';
import { Badge, DataTable, EmptyState, type DataColumn } from '@suite/ui';
import { describeMove } from './domain/describe-move.ts';
import styles from './releases.module.css';
import { Since } from './since.tsx';

const columns: DataColumn<ReleaseMove>[] = [
  {
    key: 'what',
    title: 'What',
    render: (move) => {
      const { what, tone } = describeMove(move);
      return <Badge tone={tone}>{what}</Badge>;
    },
  },
  {
    key: 'change',
    title: 'From and to',
    render: (move) => (
      <>
        {describeMove(move).change}
        {move.reason !== null && <div className={styles.muted}>{move.reason}.</div>}
      </>
    ),
  },
  { key: 'audience', title: 'For whom', render: (move) => describeMove(move).audience },
  { key: 'who', title: 'By whom', render: ({ moved_by }) => moved_by },
  { key: 'when', title: 'When', render: ({ moved_at }) => <Since at={moved_at} /> },
];

/** Who moved what, newest first. */
export function MovesTable({ label, moves }: { label: string; moves: readonly ReleaseMove[] }) {
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
