export const stayStates = ['booked', 'in_house', 'checked_out', 'no_show', 'cancelled'] as const;
export type StayState = (typeof stayStates)[number];
