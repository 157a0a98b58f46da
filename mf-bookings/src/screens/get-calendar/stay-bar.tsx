import type { CalendarStay } from '@suite/contracts/rooms';
import { Icon, type IconName } from '@suite/ui';
import { memo } from 'react';
import { isMovable } from '../../domain/calendar-move.ts';
import type { Bar } from '../../domain/calendar-rows.ts';
import { barLabel, blockText } from '../../domain/calendar-texts.ts';
import styles from './calendar-bar.module.css';
import { placeOfBar } from './place-of.ts';

interface StayBarProps {
  bar: Bar;
  row: string;
  first: string;
  days: number;
  hasTabStop: boolean;
  mayMove: boolean;
  isFound: boolean | null;
}

const stateIcons: Partial<Record<CalendarStay['stay_state'], IconName>> = {
  booked: 'clock',
  in_house: 'home',
  checked_out: 'departures',
};

/** Presses, keys and drags are handled by the grid, which finds the bar by its key. */
export const StayBar = memo(function StayBar({ bar, row, first, days, mayMove, ...state }: StayBarProps) {
  const { style, isCutAtStart, isCutAtEnd } = placeOfBar(first, days, bar);
  const label = barLabel(bar, row);
  const isDragged = mayMove && bar.stay !== null && isMovable(bar.stay);
  return (
    <div
      role="gridcell"
      tabIndex={state.hasTabStop ? 0 : -1}
      aria-label={label}
      title={label}
      className={styles.bar}
      data-bar={bar.key}
      data-state={bar.stay?.stay_state ?? 'block'}
      data-found={state.isFound ?? undefined}
      data-movable={isDragged || undefined}
      data-cut-start={isCutAtStart || undefined}
      data-cut-end={isCutAtEnd || undefined}
      style={style}
    >
      {bar.stay ? <StayMarks stay={bar.stay} /> : <span className={styles.name}>{blockText(bar.block)}</span>}
      {isDragged ? (
        <Edges hasStart={!isCutAtStart && bar.stay?.stay_state === 'booked'} hasEnd={!isCutAtEnd} />
      ) : null}
    </div>
  );
});

/** Dragging an edge changes one end of the stay. */
function Edges({ hasStart, hasEnd }: { hasStart: boolean; hasEnd: boolean }) {
  return (
    <>
      {hasStart ? <span className={styles.startEdge} data-edge="start" /> : null}
      {hasEnd ? <span className={styles.endEdge} data-edge="end" /> : null}
    </>
  );
}

function StayMarks({ stay }: { stay: CalendarStay }) {
  const marks: (IconName | false | undefined)[] = [
    stateIcons[stay.stay_state],
    stay.is_verified && 'roles',
    stay.is_overbooked && 'warning',
    stay.is_upgrade && 'upgrade',
    stay.is_fixed && 'pin',
    stay.group_id !== null && 'team',
  ];
  return (
    <>
      <span className={styles.marks}>{marks.map((icon) => icon && <Icon key={icon} name={icon} />)}</span>
      <bdi className={styles.name}>{stay.name}</bdi>
    </>
  );
}
