import type { LiveRemote } from '@suite/descriptor';
import { Badge, Button, Checkbox, DataTable, type DataColumn } from '@suite/ui';
import type { StoredOverride } from '../stored-overrides.ts';
import styles from './override-panel.module.css';

interface OverridesTableProps {
  remotes: readonly LiveRemote[];
  kept: readonly StoredOverride[];
  onSwitch: (override: StoredOverride, on: boolean) => void;
  onRemove: (override: StoredOverride) => void;
}

interface Row {
  name: string;
  remote: LiveRemote | undefined;
  override: StoredOverride | undefined;
}

const cohorts = {
  all: 'Release',
  percent: 'Release for some',
  hotel: "The hotel's release",
  override: 'Override',
};

/** Every remote there is for this visitor, and where it comes from. */
export function OverridesTable({ remotes, kept, onSwitch, onRemove }: OverridesTableProps) {
  const names = [...new Set([...remotes.map(({ name }) => name), ...kept.map(({ remote }) => remote)])];
  const rows = names.map((name): Row => ({
    name,
    remote: remotes.find((one) => one.name === name),
    override: kept.find((one) => one.remote === name),
  }));
  const columns: DataColumn<Row>[] = [
    {
      key: 'remote',
      title: 'Remote',
      render: ({ name, remote }) => (remote ? `${remote.title} (${name})` : name),
    },
    { key: 'version', title: 'Version', render: ({ remote }) => remote?.version ?? '–' },
    {
      key: 'from',
      title: 'From',
      render: ({ remote }) => {
        if (!remote) return <Badge>Nothing</Badge>;
        const { cohort = 'all' } = remote;
        return <Badge tone={cohort === 'override' ? 'warning' : 'neutral'}>{cohorts[cohort]}</Badge>;
      },
    },
    {
      key: 'override',
      title: 'Override',
      render: ({ override }) =>
        override && !override.isProposed ? (
          <div className={styles.buttons}>
            <Checkbox checked={override.on} onChange={(on) => onSwitch(override, on)}>
              Use <span className={styles.address}>{override.url}</span>
            </Checkbox>
            <Button
              size="small"
              aria-label={`Remove the override of ${override.remote}`}
              onClick={() => onRemove(override)}
            >
              Remove
            </Button>
          </div>
        ) : (
          '–'
        ),
    },
  ];
  return <DataTable label="Remotes" columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
