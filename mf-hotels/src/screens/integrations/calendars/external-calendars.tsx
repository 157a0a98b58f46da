import type { ExternalCalendar } from '@suite/contracts/integrations';
import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  ListTable,
  Panel,
  toast,
  useDialog,
  type ScreenDialog,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t, tn } from '../../../languages/catalog.ts';
import {
  listExternalCalendarsQuery,
  useDeleteExternalCalendar,
  useReadExternalCalendar,
} from '../../../queries/calendars.ts';
import { calendarColumns } from './calendar-columns.tsx';
import styles from './calendars.module.css';
import { EditCalendarDialog, SubscribeDialog } from './external-calendar-dialog.tsx';

type Kind = 'subscribe' | 'edit' | 'end' | 'accept';

export function ExternalCalendars() {
  const list = useQuery({ ...listExternalCalendarsQuery, refetchInterval: 60_000 });
  const dialog = useDialog<Kind, ExternalCalendar>('subscribe');
  const read = useReadExternalCalendar();
  const readNow = ({ id, name }: ExternalCalendar) =>
    read.mutate(
      { id, accept_loss: false },
      {
        onSuccess: ({ result: { failure } }) =>
          failure
            ? toast.error(t('{name} could not be read', { name }))
            : toast.success(t('{name} was read', { name })),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <Panel
      flush
      title={t('Subscribed calendars')}
      actions={
        <Button size="small" icon={<Icon name="plus" />} onClick={() => dialog.show('subscribe', null)}>
          {t('Subscribe')}
        </Button>
      }
    >
      <div className={styles.inset}>
        <p className={styles.muted}>
          {t('Nights that are sold elsewhere are blocked here, so that nobody books them twice.')}
        </p>
        {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      </div>
      <ListTable
        things={t('subscribed calendars')}
        columns={calendarColumns({
          readingId: read.isPending ? read.variables.id : undefined,
          onRead: readNow,
          onShow: dialog.show,
        })}
        rows={list.data}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="empty"
            title={t('No subscribed calendars')}
            text={t('Subscribe a room to the calendar of a platform that sells it as well.')}
          />
        }
      />
      <CalendarDialogs {...dialog} />
    </Panel>
  );
}

function CalendarDialogs({ open, kind, thing, opening, close }: ScreenDialog<Kind, ExternalCalendar>) {
  return (
    <>
      {open && kind === 'subscribe' ? <SubscribeDialog key={opening} onClose={close} /> : null}
      {open && kind === 'edit' && thing ? (
        <EditCalendarDialog key={opening} calendar={thing} onClose={close} />
      ) : null}
      {kind === 'end' && thing ? (
        <EndDialog key={opening} open={open} calendar={thing} onClose={close} />
      ) : null}
      {kind === 'accept' && thing ? (
        <AcceptLossDialog key={opening} open={open} calendar={thing} onClose={close} />
      ) : null}
    </>
  );
}

interface QuestionProps {
  open: boolean;
  calendar: ExternalCalendar;
  onClose: () => void;
}

function EndDialog({ open, calendar: { id, name, room_number, nights }, onClose }: QuestionProps) {
  const end = useDeleteExternalCalendar();
  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => {
        toast.success(t('The subscription to {name} has ended', { name }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('End subscription')}
      text={tn(
        nights,
        'Room {room} is free again on {count} night that {name} blocks.',
        'Room {room} is free again on {count} nights that {name} blocks.',
        { room: room_number, name },
      )}
      confirmLabel={t('End subscription')}
      busyLabel={t('Ending...')}
      busy={end.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {end.error ? <Banner tone="error">{end.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}

function AcceptLossDialog({ open, calendar, onClose }: QuestionProps) {
  const { id, name, events, suspicious_events } = calendar;
  const read = useReadExternalCalendar();
  const confirm = () =>
    read.mutate(
      { id, accept_loss: true },
      {
        onSuccess: ({ result: { failure } }) => {
          if (failure) toast.error(t('{name} could not be read', { name }));
          else toast.success(t('{name} was read', { name }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Accept the loss of events')}
      text={t('{name} had {before} events and now has {after}. The nights of the others will be free.', {
        name,
        before: events,
        after: suspicious_events ?? 0,
      })}
      confirmLabel={t('Accept')}
      busyLabel={t('Reading...')}
      busy={read.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {read.error ? <Banner tone="error">{read.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}
