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
import { createTable } from '../../http/workbook/write-table.ts';
import { bookingCells, bookingSheetColumns } from '../booking-record.ts';
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
  { ids, sort, order, format, separator, ...asked }: Query,
  send: (piece: string | Buffer) => Promise<void>,
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
  const file = createTable(
    send,
    { format, separator },
    { name: 'Bookings', columns: bookingSheetColumns, timeZone: caller.hotel_time_zone ?? 'UTC' },
  );
  await readBookings(reader, exported, (rows) => file.add(rows.map(guestsSeenBy(caller)).map(bookingCells)));
  await file.end();
}
