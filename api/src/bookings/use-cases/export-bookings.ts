import type { Readable } from 'node:stream';
import type { QueryOf } from '@suite/contracts/http';
import { mayExportBookings, readIds, type exportBookingsEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { readBookings } from '../booking-lists.repository.ts';
import { selectionOf } from '../booking-filters.ts';
import { bookingHeadings, bookingRecord } from '../booking-record.ts';
import { byteOrderMark } from '@suite/csv';
import { guestsSeenBy, orderSeenBy } from '../domain/guest-visibility.ts';

type Query = NonNullable<QueryOf<typeof exportBookingsEndpoint>>;

// Each export occupies a connection until its client has read it; most of the pool is reserved for pages.
const mostAtOnce = 3;
let running = 0;

interface Databases {
  database: Database;
  reader: Database;
}

export async function exportBookings(dbs: Databases, caller: Caller, query: Query): Promise<Readable> {
  if (!mayExportBookings(caller.permissions, caller.roles)) {
    throw new DomainError('PERMISSION_DENIED', 'BOOKING_EXPORT_DENIED');
  }
  if (running >= mostAtOnce) throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EXPORTS');
  running += 1;
  return streamText(async (send) => {
    try {
      await writeBookings(dbs, caller, query, send);
    } finally {
      running -= 1;
    }
  });
}

async function writeBookings(
  { database, reader }: Databases,
  caller: Caller,
  { ids, sort, order, ...asked }: Query,
  send: (text: string) => Promise<void>,
): Promise<void> {
  const selection = selectionOf(caller, { ...asked, stay: asked.stay || (ids ? 'all' : '') });
  const { scope, filters } = selection;
  await recordAudit(database, {
    actor: caller,
    hotel_id: scope.kind === 'hotel' ? scope.hotel_id : null,
    action: 'export-bookings',
    subject_type: 'bookings',
    subject_id: ids || 'all',
    details: { ...filters, ...(sort && { sort }), ...(order && { order }) },
  });
  const exported = {
    selection,
    ids: readIds(ids),
    order: orderSeenBy(caller, { sort, order }),
  };
  let head = byteOrderMark + bookingHeadings;
  await readBookings(reader, exported, async (rows) => {
    await send(head + rows.map(guestsSeenBy(caller)).map(bookingRecord).join(''));
    head = '';
  });
  if (head) await send(head);
}
