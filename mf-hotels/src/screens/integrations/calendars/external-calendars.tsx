import type { ExternalCalendar } from '@suite/contracts/integrations';
import {
  Banner,
  Button,
  EmptyState,
  Icon,
  ListTable,
  Panel,
  toast,
  useDialog,
  type ScreenDialog,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { listExternalCalendarsQuery, useReadExternalCalendar } from '../../../queries/calendars.ts';
import { calendarColumns } from './calendar-columns.tsx';
import { AcceptLossDialog, EndDialog } from './calendar-questions.tsx';
import layout from '../integrations.module.css';
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
      <div className={layout.inset}>
        <p className={styles.muted}>
          {t('Nights that are sold elsewhere are blocked here, so that no room is sold twice.')}
        </p>
        {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      </div>
      <ListTable
        things={t('subscribed calendars')}
        columns={calendarColumns({
          readingId: read.isPending ? read.variables.id : undefined,
          onRead: readNow,
          onShow: dialog.show,
          lastRead: read.data?.result,
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
