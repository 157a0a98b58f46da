import type { LiveRemote } from '@suite/descriptor';
import { Badge, Button, Checkbox, DataTable, type DataColumn } from '@suite/ui';
import type { StoredOverride } from '../stored-overrides.ts';
import styles from './overrides.module.css';
import { rich, t } from '../../languages/catalog.ts';

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

function cohortText(cohort: LiveRemote['cohort']): string {
  switch (cohort) {
    case 'percent':
      return t('Release for some');
    case 'hotel':
      return t("The hotel's release");
    case 'override':
      return t('Override');
    default:
      return t('Release');
  }
}

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
      title: t('Remote'),
      render: ({ name, remote }) => (remote ? `${remote.title} (${name})` : name),
    },
    { key: 'version', title: t('Version'), render: ({ remote }) => remote?.version ?? '–' },
    {
      key: 'from',
      title: t('From'),
      render: ({ remote }) => {
        if (!remote) return <Badge>{t('Nothing')}</Badge>;
        const { cohort } = remote;
        return <Badge tone={cohort === 'override' ? 'warning' : 'neutral'}>{cohortText(cohort)}</Badge>;
      },
    },
    {
      key: 'override',
      title: t('Override'),
      render: ({ override }) =>
        override && !override.isProposed ? (
          <div className={styles.buttons}>
            <Checkbox checked={override.on} onChange={(on) => onSwitch(override, on)}>
              {rich('Use {address}', { address: <bdi className={styles.address}>{override.url}</bdi> })}
            </Checkbox>
            <Button
              size="small"
              aria-label={t('Remove the override of {remote}', { remote: override.remote })}
              onClick={() => onRemove(override)}
            >
              {t('Remove')}
            </Button>
          </div>
        ) : (
          '–'
        ),
    },
  ];
  return <DataTable label={t('Remotes')} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
