import type { AttentionItem } from '@suite/contracts/attention';
import { Badge, DataTable, type DataColumn } from '@suite/ui';
import { kindLabel } from '../../domain/attention-items.ts';
import styles from './list-attention-items.module.css';

interface AttentionGroupsProps {
  items: readonly AttentionItem[];
  /** The counts include all pages. */
  counts: readonly { kind: string; count: number }[];
  columns: readonly DataColumn<AttentionItem>[];
}

/** Larger groups are closed at first, so that each kind is in sight. */
const maxRowsOfOpenGroup = 5;

export function AttentionGroups({ items, counts, columns }: AttentionGroupsProps) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const rows = items.filter((item) => item.kind === kind);
    const count = counts.find((one) => one.kind === kind)?.count ?? rows.length;
    return (
      <details key={kind} className={styles.group} open={kinds.length === 1 || count <= maxRowsOfOpenGroup}>
        <summary className={styles.summary}>
          {kindLabel(kind)} <Badge tone="neutral">{count}</Badge>
        </summary>
        <DataTable label={kindLabel(kind)} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </details>
    );
  });
}
