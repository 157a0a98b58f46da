import { addDays, type CalendarDate } from '@suite/contracts/dates';
import type { Choices } from './choices.ts';

export type StayWhen = 'past' | 'leaving' | 'staying' | 'arriving' | 'coming';

const nightWeights = { 1: 14, 2: 24, 3: 22, 4: 12, 5: 9, 7: 12, 10: 4, 14: 3 };
const leadWeights = { 0: 4, 1: 6, 4: 14, 12: 26, 30: 30, 60: 20 };

export interface PlannedStay {
  checkin_date: CalendarDate;
  no_nights: number;
  leadDays: number;
}

export function planStay(choices: Choices, today: CalendarDate, when: StayWhen): PlannedStay {
  const nights = Number(choices.weighted(nightWeights));
  const step = Number(choices.weighted(leadWeights));
  const leadDays = step + choices.between(0, Math.ceil(step / 2));
  const daysFromToday = {
    past: () => -nights - choices.between(1, 90),
    leaving: () => -nights,
    staying: () => -choices.between(1, Math.max(1, nights - 1)),
    arriving: () => 0,
    coming: () => choices.between(1, 90),
  }[when]();
  const no_nights = when === 'staying' ? Math.max(2, nights) : nights;
  return { checkin_date: addDays(today, daysFromToday), no_nights, leadDays };
}
