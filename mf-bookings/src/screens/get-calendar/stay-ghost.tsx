import type { Calendar } from '@suite/contracts/rooms';
import { findObstacles, type Proposal } from '../../domain/calendar-move.ts';
import { moveTexts, obstacleText } from '../../domain/calendar-texts.ts';
import { listOf } from '../../domain/booking-texts.ts';
import styles from './calendar-bar.module.css';
import { placeOfBar } from './place-of.ts';

/** A stay at the place that it would move to. */
export interface Ghost {
  key: string;
  proposal: Proposal;
  rowIndex: number;
}

interface StayGhostProps {
  ghost: Ghost;
  calendar: Calendar;
  first: string;
  days: number;
  height: number;
}

export function StayGhost({ ghost: { proposal, rowIndex }, calendar, first, days, height }: StayGhostProps) {
  const { checkin_date: from, checkout_date: to, stay } = proposal;
  const { style } = placeOfBar(first, days, { from, to });
  const isTaken = findObstacles(calendar, proposal).length > 0;
  return (
    <div
      aria-hidden
      className={styles.ghost}
      data-taken={isTaken || undefined}
      style={{ ...style, transform: `translateY(${rowIndex * height}px)` }}
    >
      <bdi className={styles.name}>{stay.name}</bdi>
    </div>
  );
}

export function ghostText(calendar: Calendar, { proposal }: Ghost): string {
  const [obstacle] = findObstacles(calendar, proposal);
  const change = listOf(moveTexts(calendar, proposal));
  return obstacle ? `${change}. ${obstacleText(calendar, obstacle)}` : change;
}
