import type { CalendarFeed } from '@suite/contracts/integrations';
import { formatDay, formatMoment } from '@suite/i18n/dates';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  ListTable,
  Panel,
  toast,
  useDialog,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { listCalendarFeedsQuery, useRevokeCalendarFeed } from '../../../queries/calendars.ts';
import layout from '../integrations.module.css';
import styles from './calendars.module.css';
import { CreateFeedDialog } from './create-feed-dialog.tsx';

export function CalendarFeeds() {
  const list = useQuery(listCalendarFeedsQuery);
  const dialog = useDialog<'create' | 'revoke', CalendarFeed>('create');
  return (
    <Panel
      flush
      title={t('Calendar addresses')}
      actions={
        <Button size="small" icon={<Icon name="plus" />} onClick={() => dialog.show('create', null)}>
          {t('Make address')}
        </Button>
      }
    >
      <div className={layout.inset}>
        <p className={styles.muted}>
          {t('Other platforms subscribe to these addresses to see when your rooms are busy.')}
        </p>
        {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      </div>
      <ListTable
        things={t('calendar addresses')}
        columns={columns((feed) => dialog.show('revoke', feed))}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="empty"
            title={t('No calendar addresses')}
            text={t('Make an address for a room, and enter it where you sell that room.')}
          />
        }
      />
      {dialog.open && dialog.kind === 'create' ? (
        <CreateFeedDialog key={dialog.opening} onClose={dialog.close} />
      ) : null}
      {dialog.kind === 'revoke' && dialog.thing ? (
        <RevokeDialog key={dialog.opening} open={dialog.open} feed={dialog.thing} onClose={dialog.close} />
      ) : null}
    </Panel>
  );
}

function RevokeDialog({ open, feed, onClose }: { open: boolean; feed: CalendarFeed; onClose: () => void }) {
  const revoke = useRevokeCalendarFeed();
  const confirm = () =>
    revoke.mutate(feed.id, {
      onSuccess: () => {
        toast.success(t('{name} is revoked', { name: feed.name }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Revoke address')}
      text={t('Calendars that read {name} will see no more changes of your rooms. This cannot be undone.', {
        name: feed.name,
      })}
      confirmLabel={t('Revoke address')}
      busyLabel={t('Revoking...')}
      busy={revoke.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {revoke.error ? <Banner tone="error">{revoke.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}

function columns(onRevoke: (feed: CalendarFeed) => void): DataColumn<CalendarFeed>[] {
  return [
    { key: 'name', title: t('Name'), wide: true, render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'room',
      title: t('Room'),
      render: ({ room_number }) => (room_number === null ? t('Whole hotel') : <bdi>{room_number}</bdi>),
    },
    {
      key: 'includes_names',
      title: t('Guest names'),
      render: ({ includes_names }) =>
        includes_names ? <Badge tone="warning">{t('Shown')}</Badge> : t('Hidden'),
    },
    {
      key: 'last_read_at',
      title: t('Last read'),
      render: ({ last_read_at }) => (last_read_at === null ? t('Not read yet') : formatMoment(last_read_at)),
    },
    {
      key: 'created_at',
      title: t('Made'),
      render: ({ created_at, created_by }) => (
        <span className={styles.lines}>
          {formatDay(created_at)}
          <bdi className={styles.muted}>{created_by}</bdi>
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      render: (feed) => (
        <Button
          size="small"
          aria-label={t('Revoke {name}', { name: feed.name })}
          onClick={() => onRevoke(feed)}
        >
          {t('Revoke')}
        </Button>
      ),
    },
  ];
}
