import type { ExternalCalendar, SkippedEvent } from '@suite/contracts/integrations';
import { renderMessage } from '@suite/i18n';
import { formatCalendarDate, formatMoment } from '@suite/i18n/dates';
import { ActionMenu, Badge, Button, type DataColumn, type Tone } from '@suite/ui';
import { Link } from 'react-router-dom';
import { t, tn } from '../../../languages/catalog.ts';
import styles from './calendars.module.css';

interface CalendarActions {
  /** The answer to the last *Read now*, which alone names events that were not understood. */
  lastRead: { id: number; skipped_examples?: SkippedEvent[] | undefined } | undefined;
  readingId: number | undefined;
  onRead: (calendar: ExternalCalendar) => void;
  onShow: (kind: 'edit' | 'end' | 'accept', calendar: ExternalCalendar) => void;
}

export function calendarColumns(actions: CalendarActions): DataColumn<ExternalCalendar>[] {
  return [
    {
      key: 'name',
      title: t('Calendar'),
      wide: true,
      render: ({ name, host }) => (
        <span className={styles.lines}>
          <bdi>{name}</bdi>
          <bdi className={styles.muted}>{host}</bdi>
        </span>
      ),
    },
    { key: 'room', title: t('Room'), render: ({ room_number }) => <bdi>{room_number}</bdi> },
    {
      key: 'state',
      title: t('Status'),
      wide: true,
      render: (calendar) => <State calendar={calendar} actions={actions} />,
    },
    {
      key: 'last_success_at',
      title: t('Last read'),
      render: ({ last_success_at }) =>
        last_success_at === null ? t('Not read yet') : formatMoment(last_success_at),
    },
    { key: 'nights', title: t('Nights'), wide: true, render: (calendar) => <Nights calendar={calendar} /> },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      render: (calendar) => <Actions calendar={calendar} actions={actions} />,
    },
  ];
}

type ShownState = { tone: Tone; label: string };

const states = (): Record<ExternalCalendar['state'], ShownState> => ({
  new: { tone: 'neutral', label: t('Not read yet') },
  fresh: { tone: 'success', label: t('Up to date') },
  failing: { tone: 'danger', label: t('Not readable') },
  shrunk: { tone: 'warning', label: t('Waits for confirmation') },
});

/** Nights of events that were not understood are not blocked, which an up-to-date calendar must not suggest. */
const stateOf = ({ state, skipped_events }: ExternalCalendar): ShownState =>
  state === 'fresh' && skipped_events > 0
    ? { tone: 'warning', label: t('Partly understood') }
    : states()[state];

function State({ calendar, actions }: { calendar: ExternalCalendar; actions: CalendarActions }) {
  const { failure, failing_since, suspicious_events, events, skipped_events } = calendar;
  const { tone, label } = stateOf(calendar);
  const skipped = (actions.lastRead?.id === calendar.id && actions.lastRead.skipped_examples) || [];
  const examples = new Set(skipped.map(({ day, uid }) => `${day} ${uid}`));
  return (
    <span className={styles.lines}>
      <Badge tone={tone}>{label}</Badge>
      {failure && failing_since ? (
        <span>
          {t('{reason} Since {time}.', { reason: renderMessage(failure), time: formatMoment(failing_since) })}
        </span>
      ) : null}
      {suspicious_events === null ? null : (
        <>
          <span>
            {t('It had {before} events and now has {after}. The earlier ones stay until you confirm that.', {
              before: events,
              after: suspicious_events,
            })}
          </span>
          <Button
            size="small"
            aria-label={t('Accept the loss of events of {name}', { name: calendar.name })}
            onClick={() => actions.onShow('accept', calendar)}
          >
            {t('Accept')}
          </Button>
        </>
      )}
      {skipped_events > 0 ? (
        <span className={`${styles.lines} ${styles.muted}`}>
          {tn(skipped_events, '{count} event was not understood.', '{count} events were not understood.')}
          {[...examples].map((example) => (
            <bdi key={example} className={styles.example}>
              {example}
            </bdi>
          ))}
        </span>
      ) : null}
    </span>
  );
}

function Nights({ calendar: { nights: count, conflicts } }: { calendar: ExternalCalendar }) {
  const day = (date: string) => formatCalendarDate(date) ?? date;
  return (
    <span className={styles.lines}>
      {tn(count, '{count} night blocked', '{count} nights blocked')}
      {conflicts.map(({ from, to, booking_id }) => {
        const key = `${from} ${to} ${booking_id ?? ''}`;
        const nights = { from: day(from), to: day(to) };
        return booking_id === null ? (
          <Badge key={key} tone="danger">
            {t('{from} to {to} is blocked here as well', nights)}
          </Badge>
        ) : (
          <Link key={key} to={`/bookings?id=${booking_id}`}>
            <Badge tone="danger">
              {t('{from} to {to} is taken by booking {id}', { ...nights, id: booking_id })}
            </Badge>
          </Link>
        );
      })}
    </span>
  );
}

function Actions({ calendar, actions }: { calendar: ExternalCalendar; actions: CalendarActions }) {
  const { id, name } = calendar;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        busy={actions.readingId === id}
        aria-label={t('Read {name} now', { name })}
        onClick={() => actions.onRead(calendar)}
      >
        {t('Read now')}
      </Button>
      <ActionMenu
        label={t('Actions for {name}', { name })}
        items={[
          { key: 'edit', label: t('Edit'), onSelect: () => actions.onShow('edit', calendar) },
          {
            key: 'end',
            label: t('End subscription'),
            danger: true,
            onSelect: () => actions.onShow('end', calendar),
          },
        ]}
      />
    </span>
  );
}
