import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { createApiTokenSchema, type CreateApiTokenPayload } from '@suite/contracts/integrations';
import type { ApiScope } from '@suite/contracts/permissions';
import { t } from '../languages/catalog.ts';

export interface ScopeWords {
  name: ApiScope;
  title: string;
  explanation: string;
}

export const scopeWords = (): ScopeWords[] => [
  {
    name: 'bookings:read',
    title: t('Read bookings'),
    explanation: t('Bookings, arrivals and their changes, with guests as “Guest •••”.'),
  },
  {
    name: 'bookings:write',
    title: t('Write bookings'),
    explanation: t('Create, change, cancel and delete bookings. It never overbooks.'),
  },
  {
    name: 'guests:read',
    title: t('Read guests'),
    explanation: t('Adds names, e-mail addresses, phone numbers and requests to what the program reads.'),
  },
  {
    name: 'rooms:read',
    title: t('Read rooms'),
    explanation: t('Rooms, availability and the calendar.'),
  },
  {
    name: 'webhooks:manage',
    title: t('Manage webhooks'),
    explanation: t('Choose the addresses that are told when a booking changes.'),
  },
];

const lifetimes = ['30', '90', '365'] as const;

export interface TokenValues {
  name: string;
  scopes: readonly ApiScope[];
  lifetime: (typeof lifetimes)[number] | 'date';
  expires_on: string;
}

export const newToken: TokenValues = { name: '', scopes: [], lifetime: '90', expires_on: '' };

/** The server compares with the hotel's own day, which may be the next or the previous one. */
export const todayHere = (): CalendarDate =>
  calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone);

export function lifetimeOptions(): { value: TokenValues['lifetime']; label: string }[] {
  return [
    { value: '30', label: t('30 days') },
    { value: '90', label: t('90 days') },
    { value: '365', label: t('One year') },
    { value: 'date', label: t('Until a date…') },
  ];
}

export function checkToken(
  { name, scopes, lifetime, expires_on }: TokenValues,
  today = todayHere(),
): CheckedForm<CreateApiTokenPayload> {
  const last = lifetime === 'date' ? expires_on : addDays(today, Number(lifetime));
  return checkForm(createApiTokenSchema, { name, scopes, expires_on: last }, { today });
}
