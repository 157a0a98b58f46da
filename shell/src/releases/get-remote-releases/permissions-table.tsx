import type { OwnPermissionState } from '@suite/descriptor';
import { Badge, Button, DataTable, type DataColumn } from '@suite/ui';
import { Actor, Since } from '../components/who-and-when.tsx';
import styles from '../components/releases.module.css';
import { permissionBadge, wordingInLanguage } from '../domain/own-permissions.ts';
import type { PermissionVerb } from '../queries/releases.mutation.ts';
import { t } from '../../languages/catalog.ts';

interface PermissionsTableProps {
  label: string;
  permissions: readonly OwnPermissionState[];
  onDecide: (permission: OwnPermissionState, verb: PermissionVerb) => void;
}

export function PermissionsTable({ label, permissions, onDecide }: PermissionsTableProps) {
  const columns: DataColumn<OwnPermissionState>[] = [
    { key: 'name', title: t('Permission'), render: (permission) => <Wording permission={permission} /> },
    { key: 'status', title: t('Status'), render: ({ status }) => <Badge {...permissionBadge(status)} /> },
    {
      key: 'roles',
      title: t('Roles of hotels'),
      align: 'right',
      render: ({ roles, accepted }) => (accepted ? roles : '–'),
    },
    {
      key: 'decided',
      title: t('Decided'),
      render: ({ decided_at, decided_by }) =>
        decided_at === null ? (
          '–'
        ) : (
          <>
            <Since at={decided_at} />, <Actor name={decided_by ?? ''} />
          </>
        ),
    },
    {
      key: 'action',
      title: t('Action'),
      align: 'right',
      pinned: true,
      render: (permission) => (
        <span className={styles.actions}>
          {verbsOf(permission).map((verb) => (
            <Button
              key={verb}
              size="small"
              variant={verb === 'accept' ? 'primary' : undefined}
              aria-label={labelOf(verb, permission.name)}
              onClick={() => onDecide(permission, verb)}
            >
              {shortLabelOf(verb)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return <DataTable label={label} columns={columns} rows={permissions} rowKey={({ name }) => name} />;
}

function Wording({ permission: { name, accepted, declared } }: { permission: OwnPermissionState }) {
  const wording = accepted ?? declared;
  const texts = wording && wordingInLanguage(wording);
  return (
    <>
      {texts && <div>{texts.title}</div>}
      {texts && <div className={styles.muted}>{texts.explanation}</div>}
      <div className={styles.muted}>
        <bdi>{name}</bdi>
      </div>
    </>
  );
}

function verbsOf({ status, declared }: OwnPermissionState): PermissionVerb[] {
  switch (status) {
    case 'waiting':
      return ['refuse', 'accept'];
    case 'reworded':
      return ['withdraw', 'accept'];
    case 'accepted':
    case 'unused':
      return ['withdraw'];
    default:
      return declared ? ['accept'] : [];
  }
}

function shortLabelOf(verb: PermissionVerb): string {
  return { accept: t('Accept'), refuse: t('Refuse'), withdraw: t('Withdraw') }[verb];
}

function labelOf(verb: PermissionVerb, name: string): string {
  return {
    accept: t('Accept {name}', { name }),
    refuse: t('Refuse {name}', { name }),
    withdraw: t('Withdraw {name}', { name }),
  }[verb];
}
