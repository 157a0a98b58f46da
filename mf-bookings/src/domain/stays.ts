import { calendarDateIn } from '@suite/contracts/dates';
import type { Booking, StayState } from '@suite/contracts/bookings';
import type { StayAction } from '@suite/contracts/front-desk';
import { t } from '../languages/catalog.ts';

export const stayStateOptions = (): { value: StayState; label: string }[] => [
  { value: 'booked', label: t('Booked') },
  { value: 'in_house', label: t('In house') },
  { value: 'checked_out', label: t('Checked out') },
  { value: 'no_show', label: t('No-show') },
  { value: 'cancelled', label: t('Cancelled') },
];

/** Returns the state itself if this release has no name for it. */
export function stayStateName(state: string): string {
  return stayStateOptions().find(({ value }) => value === state)?.label ?? state;
}

type Stay = Pick<Booking, 'stay_state' | 'checkin_date'>;

/** A cancelled stay and a no-show take no room. */
export function hasEnded({ stay_state }: Pick<Stay, 'stay_state'>): boolean {
  return stay_state === 'cancelled' || stay_state === 'no_show';
}

export function mayGetRoom({ stay_state }: Pick<Stay, 'stay_state'>): boolean {
  return stay_state === 'booked' || stay_state === 'in_house';
}

/** Returns the actions that the state allows. Bookings of older servers have no state. */
export function stayActionsOf({ stay_state, checkin_date }: Stay): StayAction[] {
  if (stay_state === 'booked') {
    // The day begins in this zone first. The server compares with the hotel's own day.
    const isAfterArrival = checkin_date < calendarDateIn('Pacific/Kiritimati');
    return ['check-in', ...(isAfterArrival ? ['no-show' as const] : []), 'cancel'];
  }
  if (stay_state === 'in_house') return ['check-out'];
  if (stay_state === 'checked_out') return ['undo-check-out'];
  if (stay_state === 'no_show') return ['undo-no-show'];
  return stay_state === 'cancelled' ? ['undo-cancel'] : [];
}

export const undoOf: Readonly<Partial<Record<StayAction, StayAction>>> = {
  'check-in': 'undo-check-in',
  'check-out': 'undo-check-out',
  'no-show': 'undo-no-show',
  cancel: 'undo-cancel',
};

export const stayActionNames = (): Record<StayAction, string> => ({
  'check-in': t('Check in'),
  'undo-check-in': t('Undo check-in'),
  'check-out': t('Check out'),
  'undo-check-out': t('Undo check-out'),
  'no-show': t('Mark as no-show'),
  'undo-no-show': t('Undo no-show'),
  cancel: t('Cancel booking…'),
  'undo-cancel': t('Undo cancellation'),
});
