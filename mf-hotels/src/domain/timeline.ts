import type { Hotel } from '@suite/contracts/hotels';
import { currentLocale } from '@suite/i18n';

/** Splits the local time into `5 Mar` and `2027, 14:30 CET`. */
export interface TimelineEvent {
  label: 'Registered' | 'Approved' | 'Rejected';
  instant: string;
  day: string;
  moment: string;
}

export function timelineOf({ created_at, approved_at, rejected_at }: Hotel): TimelineEvent[] {
  const dayAndMonth = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short' });
  const yearAndTime = new Intl.DateTimeFormat(currentLocale(), {
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const instants = [
    ['Registered', created_at],
    ['Approved', approved_at],
    ['Rejected', rejected_at],
  ] as const;
  return instants.flatMap(([label, instant]) => {
    if (instant === null) return [];
    const date = new Date(instant);
    return [{ label, instant, day: dayAndMonth.format(date), moment: yearAndTime.format(date) }];
  });
}
