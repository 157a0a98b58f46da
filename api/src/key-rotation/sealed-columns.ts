import { authenticatorApp, authenticatorSetup } from '../auth/auth.public.ts';
import { bookingLink, guestLink } from '../bookings/bookings.public.ts';
import { webhookSecretColumn } from '../webhooks/webhooks.public.ts';
import { calendarAddressColumn } from '../calendars/calendars.public.ts';
import { importRowsColumn } from '../imports/imports.public.ts';
import type { SealedColumn } from '../sealing/sealed-column.ts';
import { clientSecretColumn, providerTokenColumn } from '../single-sign-on/single-sign-on.public.ts';
import {
  documentData,
  guestFace,
  numberKey,
  selfieCaptures,
  selfiePrints,
} from '../verification/verification.public.ts';

export const sealedColumns: readonly SealedColumn[] = [
  authenticatorApp,
  authenticatorSetup,
  bookingLink,
  guestLink,
  documentData,
  guestFace,
  selfieCaptures,
  selfiePrints,
  numberKey,
  clientSecretColumn,
  providerTokenColumn,
  webhookSecretColumn,
  calendarAddressColumn,
  importRowsColumn,
];
