import type { ReleaseChange } from '@suite/descriptor';
import { translateMessage } from '@suite/i18n';
import { Badge, DataTable, EmptyState, type DataColumn } from '@suite/ui';
import { describeReleaseChange } from '../domain/describe-release-change.ts';
import { actorName } from '../domain/actor-name.ts';
import styles from '../components/releases.module.css';
import { Since } from '../components/since.tsx';
import { t } from '../../languages/catalog.ts';

const columns = (): DataColumn<ReleaseChange>[] => [
  {
    key: 'what',
    title: t('What'),
    render: (change) => {
      const { what, tone } = describeReleaseChange(change);
      return <Badge tone={tone}>{what}</Badge>;
    },
  },
  {
    key: 'change',
    title: t('From and to'),
    render: (change) => (
      <>
        {describeReleaseChange(change).change}
        {change.reason !== null && <div className={styles.muted}>{translateMessage(change.reason)}.</div>}
      </>
    ),
  },
  { key: 'audience', title: t('For whom'), render: (change) => describeReleaseChange(change).audience },
  { key: 'who', title: t('By whom'), render: ({ moved_by }) => actorName(moved_by) },
  { key: 'when', title: t('When'), render: ({ moved_at }) => <Since at={moved_at} /> },
];

export function ReleaseChangesTable({ label, moves }: { label: string; moves: readonly ReleaseChange[] }) {
  return (
    <DataTable
      label={label}
      columns={columns()}
      rows={moves}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Nothing was promoted yet')} />}
    />
  );
}
