import type { OverrideOrigin } from '@suite/descriptor';
import { Badge, Button, DataTable, Panel, type BadgeProps, type DataColumn } from '@suite/ui';
import { Actor, Since } from '../components/who-and-when.tsx';
import styles from '../components/releases.module.css';
import type { DecideOriginAction } from '../release-actions/release-action-dialog.tsx';
import { t } from '../../languages/catalog.ts';

interface OriginsPanelProps {
  title: string;
  origins: readonly OverrideOrigin[];
  onDecide: (action: DecideOriginAction) => void;
}

export function OriginsPanel({ title, origins, onDecide }: OriginsPanelProps) {
  const columns: DataColumn<OverrideOrigin>[] = [
    { key: 'origin', title: t('Address'), render: ({ origin }) => <bdi>{origin}</bdi> },
    { key: 'status', title: t('Status'), render: ({ status }) => <Badge {...badgeOf(status)} /> },
    {
      key: 'decided',
      title: t('Asked or decided'),
      render: ({ decided_at, decided_by }) => (
        <>
          <Since at={decided_at} />, <Actor name={decided_by} />
        </>
      ),
    },
    {
      key: 'action',
      title: t('Action'),
      align: 'right',
      pinned: true,
      render: ({ origin, status }) => (
        <span className={styles.actions}>
          {status !== 'refused' && (
            <Button
              size="small"
              aria-label={t('Refuse {name}', { name: origin })}
              onClick={() => onDecide({ kind: 'decide-origin', origin, verb: 'refuse' })}
            >
              {t('Refuse')}
            </Button>
          )}
          {status !== 'accepted' && (
            <Button
              size="small"
              variant="primary"
              aria-label={t('Accept {name}', { name: origin })}
              onClick={() => onDecide({ kind: 'decide-origin', origin, verb: 'accept' })}
            >
              {t('Accept')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Panel flush title={t('Origins of overrides ({count})', { count: origins.length })}>
      <DataTable
        label={t('Origins of overrides of {title}', { title })}
        columns={columns}
        rows={origins}
        rowKey={({ origin }) => origin}
      />
    </Panel>
  );
}

function badgeOf(status: OverrideOrigin['status']): Pick<BadgeProps, 'tone' | 'children'> {
  switch (status) {
    case 'asked':
      return { tone: 'warning', children: t('Waits for acceptance') };
    case 'accepted':
      return { tone: 'success', children: t('Accepted') };
    default:
      return { tone: 'neutral', children: t('Refused') };
  }
}
