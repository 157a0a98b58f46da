import { daysBetween } from '@suite/contracts/dates';
import type { Calendar } from '@suite/contracts/rooms';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isChanged, type Proposal } from '../../domain/calendar-move.ts';
import type { CalendarRow, StayBar } from '../../domain/calendar-rows.ts';
import { placesOfBars, type BarPlace } from '../../domain/calendar-walk.ts';
import { t } from '../../languages/catalog.ts';
import { startBarDrag, type DragOptions } from './bar-drag.ts';
import { CalendarBody } from './calendar-body.tsx';
import styles from './calendar-grid.module.css';
import { CalendarHeader } from './calendar-header.tsx';
import { handleCalendarKey, type KeysOptions } from './calendar-keys.ts';
import { ghostText, type Ghost } from './stay-ghost.tsx';
import { useCalendarWindow, type CalendarSizes } from './use-calendar-window.ts';
import { useTabStop } from './use-tab-stop.ts';

interface CalendarGridProps {
  calendar: Calendar;
  rows: readonly CalendarRow[];
  from: string;
  days: number;
  /** Is folded. */
  search: string;
  /** The row of the first match of the search. */
  foundRow: number | null;
  mayMove: boolean;
  isBusy: boolean;
  onOpen: (bar: StayBar) => void;
  onPropose: (proposal: Proposal) => void;
}

const headerRows = 2;
const hintId = 'calendar-keys';

export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, rows, from, days, search, mayMove } = props;
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const places = useMemo(() => placesOfBars(rows), [rows]);
  const stop = useTabStop(scroller, places);
  const activeRow = stop.isChosen ? stop.row : undefined;
  const inSight = useCalendarWindow(scroller, { from, days, rowCount: rows.length, activeRow });
  const { sizes, dates, rowWindow, dayWindow } = inSight;
  const focusBar = (key: string) => {
    const place = places.get(key);
    if (!place) return;
    stop.focusBar(key);
    rowWindow.scrollToIndex(place.rowIndex);
    dayWindow.scrollToIndex(Math.min(days - 1, Math.max(0, daysBetween(from, place.bar.from))));
  };
  useScrollTo(props.foundRow, (row) => rowWindow.scrollToIndex(row, { align: 'center' }));
  const moving = { rows, today: calendar.today, ghost, setGhost, mayMove, onOpen: props.onOpen };
  const onDrop = ({ proposal }: Ghost) => isChanged(proposal) && props.onPropose(proposal);
  const events = useGridEvents(places, stop, {
    ...{ ...moving, body, scroller, sizes, onDrop },
    onFocus: focusBar,
  });
  return (
    <>
      <GridHint mayMove={mayMove} />
      <p role="status" className={styles.hidden}>
        {ghost ? ghostText(calendar, ghost) : ''}
      </p>
      <div
        ref={scroller}
        role="grid"
        aria-label={t('Calendar')}
        aria-describedby={hintId}
        aria-busy={props.isBusy}
        aria-rowcount={rows.length + headerRows}
        aria-colcount={days + 1}
        tabIndex={stop.key === null ? 0 : -1}
        className={styles.scroller}
        style={variablesOf(sizes, days)}
        {...events}
      >
        <CalendarHeader dates={dates} first={from} today={calendar.today} />
        <CalendarBody
          {...{ ref: body, calendar, rows, dates, days, search, mayMove, ghost, first: from }}
          shown={rowWindow.getVirtualItems().map(({ index }) => index)}
          height={sizes.row}
          tabStop={stop.key}
          stopRow={stop.row}
        />
      </div>
    </>
  );
}

function GridHint({ mayMove }: { mayMove: boolean }) {
  return (
    <p id={hintId} className={styles.hidden}>
      {mayMove
        ? t(
            'Arrow keys go from stay to stay, and Enter opens one. Space picks a stay up: then arrow keys move it. Shift and arrow keys change its end. Enter asks to save the change and Escape leaves the stay as it was.',
          )
        : t('Arrow keys go from stay to stay, and Enter opens one.')}
    </p>
  );
}

/** The grid handles the events of its bars, so that hundreds of bars need no functions of their own. */
function useGridEvents(
  places: ReadonlyMap<string, BarPlace>,
  stop: ReturnType<typeof useTabStop>,
  options: KeysOptions & DragOptions,
) {
  const placeOf = (target: EventTarget): BarPlace | undefined =>
    places.get((target as HTMLElement).closest<HTMLElement>('[data-bar]')?.dataset['bar'] ?? '');
  return {
    onClick: ({ target }: MouseEvent) => {
      const bar = placeOf(target)?.bar;
      if (bar?.stay) options.onOpen(bar);
    },
    onFocus: ({ target, currentTarget }: FocusEvent) =>
      stop.onFocus(placeOf(target)?.bar.key, target === currentTarget),
    onBlur: () => {
      stop.onBlur();
      options.setGhost(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      if (place) handleCalendarKey(event, place, options);
    },
    onPointerDown: (event: PointerEvent) => {
      const place = options.mayMove && placeOf(event.target);
      if (place) startBarDrag(event, place, options);
    },
  };
}

function useScrollTo(row: number | null, scrollTo: (row: number) => void): void {
  const scroll = useEffectEvent(scrollTo);
  useEffect(() => {
    if (row !== null) scroll(row);
  }, [row]);
}

const variablesOf = (sizes: CalendarSizes, days: number) =>
  ({
    '--day': `${sizes.day}px`,
    '--rooms': `${sizes.rooms}px`,
    '--row': `${sizes.row}px`,
    '--days': days,
  }) as CSSProperties;
