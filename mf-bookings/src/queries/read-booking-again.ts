import { getBookingEndpoint } from '@suite/contracts/bookings';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import type { QueryClient } from '@tanstack/react-query';
import { readListsAgain } from './booking-lists.ts';

/** Has a booking read anew wherever it is shown, after the front desk dealt with it. */
export function readBookingAgain(queries: QueryClient, id: number): void {
  void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
  void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
  readListsAgain(queries);
}
