import { mayManageBooking } from '@suite/contracts/permissions';
import type { Calendar } from '@suite/contracts/rooms';
import { addDays } from '@suite/contracts/dates';
import { useCan, choosesHotel, useSession } from '@suite/session';
import { Button, EmptyState, Icon, PageHeader, QueryContent, useDialog, type ScreenDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { foldText, readCalendarRange, type CalendarRange } from '../../domain/calendar-range.ts';
import { proposalOf, type Proposal } from '../../domain/calendar-move.ts';
import { calendarRows, type CalendarRow } from '../../domain/calendar-rows.ts';
import { barsOfRow } from '../../domain/calendar-walk.ts';
import { t } from '../../languages/catalog.ts';
import { getCalendarQuery } from '../../queries/calendar.ts';
import { MoveStayDialog } from '../move-stay/move-stay-dialog.tsx';
import { MoveStayQuestion } from '../move-stay/move-stay-question.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import styles from './get-calendar.module.css';
import { PrintedCalendar } from './printed-calendar.tsx';
import { StayDialog } from './stay-dialog.tsx';

export function GetCalendarScreen() {
  const [params, setParams] = useSearchParams();
  const range = readCalendarRange(params);
  const { from, days, hotelId } = range;
  const lacksHotel = choosesHotel(useSession().user) && hotelId === null;
  const calendar = useQuery({
    ...getCalendarQuery({ from, to: addDays(from, days), hotelId }),
    enabled: !lacksHotel,
  });
  const change = (next: Partial<CalendarRange>) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value === '') changed.delete(name);
      else changed.set(name, String(value));
    }
    setParams(changed, { replace: true });
  };
  if (lacksHotel) {
    return (
      <div className={styles.screen}>
        <PageHeader title={t('Calendar')} />
        <EmptyState
          icon="hotel"
          title={t('Choose a hotel')}
          text={t('The calendar shows the rooms of one hotel. Choose it in the menu.')}
        />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Calendar')}
        subtitle={t('Rooms and stays by day')}
        actions={
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            {t('Print two weeks')}
          </Button>
        }
      />
      <CalendarToolbar range={range} calendar={calendar.data} onChange={change} />
      <QueryContent query={calendar} loadingText={t('Loading the calendar...')} skeletonLines={16}>
        {(data) => <LoadedCalendar calendar={data} range={range} isBusy={calendar.isPlaceholderData} />}
      </QueryContent>
    </div>
  );
}

interface LoadedCalendarProps {
  calendar: Calendar;
  range: CalendarRange;
  isBusy: boolean;
}

export type CalendarDialog = ScreenDialog<'details' | 'move' | 'question', Proposal>;

function LoadedCalendar({ calendar, range, isBusy }: LoadedCalendarProps) {
  const { from, days, type } = range;
  const mayMove = useCan(mayManageBooking);
  const rows = useMemo(() => calendarRows(calendar, type), [calendar, type]);
  const dialog: CalendarDialog = useDialog<'details' | 'move' | 'question', Proposal>('details');
  const search = foldText(range.search);
  const foundRow = useMemo(() => findRow(rows, search), [rows, search]);
  if (calendar.rooms.length === 0 && calendar.stays.length === 0) {
    return (
      <EmptyState icon="empty" title={t('No rooms yet')} text={t('Add rooms in the profile of the hotel.')} />
    );
  }
  return (
    <>
      <CalendarGrid
        calendar={calendar}
        rows={rows}
        from={from}
        days={days}
        search={search}
        foundRow={foundRow}
        mayMove={mayMove}
        isBusy={isBusy}
        onOpen={({ stay }) => dialog.show('details', proposalOf(stay))}
        onPropose={(proposal) => dialog.show('question', proposal)}
      />
      <PrintedCalendar rows={rows} from={from} />
      <CalendarDialogs dialog={dialog} calendar={calendar} mayMove={mayMove} />
    </>
  );
}

interface CalendarDialogsProps {
  dialog: CalendarDialog;
  calendar: Calendar;
  mayMove: boolean;
}

function CalendarDialogs({ dialog, calendar, mayMove }: CalendarDialogsProps) {
  const { kind, thing: proposal, open, opening, close, show } = dialog;
  if (!proposal) return null;
  const shown = { calendar, proposal, onClose: close };
  return (
    <>
      <StayDialog
        {...shown}
        open={open && kind === 'details'}
        onMove={mayMove ? () => show('move', proposal) : undefined}
      />
      {kind === 'move' ? (
        <MoveStayDialog {...shown} key={opening} open={open} onPropose={(next) => show('question', next)} />
      ) : null}
      {kind === 'question' ? <MoveStayQuestion {...shown} key={`question ${opening}`} open={open} /> : null}
    </>
  );
}

/** Finds the row of the first stay or room that matches. */
function findRow(rows: readonly CalendarRow[], search: string): number | null {
  if (!search) return null;
  const at = rows.findIndex(
    (row) =>
      (row.kind === 'room' && foldText(row.room.room_number).includes(search)) ||
      barsOfRow(row).some(({ stay }) => stay && foldText(stay.name).includes(search)),
  );
  return at === -1 ? null : at;
}
