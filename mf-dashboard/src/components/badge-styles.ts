import { roomStatuses } from '@suite/contracts/hotels';
import type { IconName, Tone } from '@suite/ui';

interface ActivityStyle {
  icon: IconName;
  tone: Tone;
}

const activities: Record<string, ActivityStyle> = {
  hotel_approved: { icon: 'check', tone: 'success' },
  hotel_rejected: { icon: 'close', tone: 'danger' },
  new_registration: { icon: 'hotel', tone: 'info' },
  booking_spike: { icon: 'reports', tone: 'warning' },
  checkin: { icon: 'arrivals', tone: 'success' },
  checkout: { icon: 'departures', tone: 'info' },
  booking: { icon: 'bookings', tone: 'accent' },
  maintenance: { icon: 'settings', tone: 'warning' },
  task_completed: { icon: 'check', tone: 'success' },
  task_assigned: { icon: 'user', tone: 'info' },
  guest_request: { icon: 'idea', tone: 'warning' },
};

const priorities: Record<string, Tone> = { High: 'danger', Medium: 'warning', Low: 'success' };

const [clean, dirty, maintenance, outOfOrder] = roomStatuses;
const roomStates: Record<string, Tone> = {
  [clean]: 'success',
  [dirty]: 'warning',
  [maintenance]: 'info',
  [outOfOrder]: 'danger',
};

const styleOf = <Value>(stylesByName: Record<string, Value>, name: string, other: Value): Value =>
  Object.hasOwn(stylesByName, name) ? (stylesByName[name] ?? other) : other;

/** Unknown types of a newer server get a neutral icon. */
export function activityStyle(type: string): ActivityStyle {
  return styleOf(activities, type, { icon: 'clock', tone: 'neutral' });
}

export function priorityTone(priority: string): Tone {
  return styleOf(priorities, priority, 'neutral');
}

export function roomStateTone(status: string): Tone {
  return styleOf(roomStates, status, 'neutral');
}
