import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database, OpenDatabase } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { takeDueCalendars } from '../calendars/calendar-reads.repository.ts';
import { sumChanges } from '../bookings/booking-counts.repository.ts';
import { countBookingsMade } from '../bookings/booking-figures.repository.ts';
import { findBooking } from '../bookings/bookings.repository.ts';
import { findBookingByToken, findLinksWithoutShortId } from '../bookings/links.repository.ts';
import { dropOldInvitations, findDueEmails } from '../guest-links/guest-mails.repository.ts';
import { claimEvents } from '../webhooks/webhook-events.repository.ts';
import { deleteOldEvents } from '../webhooks/webhook-upkeep.repository.ts';
import { deleteOldKeys } from '../http/idempotency/idempotency-keys.repository.ts';
import { deleteOldBatches } from '../imports/import-batches.repository.ts';
import { leaseImport } from '../imports/imports.repository.ts';
import { exceptions } from '../testing/statements/exceptions.ts';
import { recordStatements } from '../testing/statements/record-statements.ts';
import { findUnsealedDocuments } from '../verification/documents.repository.ts';
import { claimDueImages } from '../verification/images.repository.ts';
import { selectQueueStatus } from '../verification/queue/jobs.repository.ts';
import { sweepStrays } from '../verification/use-cases/sweep-images.ts';

let scratch: { database: OpenDatabase; drop(): Promise<void> };
let recorded: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: schemaSources });
  recorded = recordStatements(scratch.database);
  await runExceptions(recorded.database);
});
afterAll(() => scratch.drop());

/** Runs a statement for each exception. */
async function runExceptions(database: Database): Promise<void> {
  const now = new Date();
  const all = { kind: 'all' } as const;
  const images = { list: () => Promise.resolve([]) };
  await countBookingsMade(database, all, { since: now, until: now });
  await sumChanges(database, 'month');
  await findBooking(database, all, 1);
  await findBookingByToken(database, Buffer.alloc(32));
  await findLinksWithoutShortId(database, 'bookings', 0);
  await findDueEmails(database, 'invitation', now);
  await dropOldInvitations(database, now);
  await claimDueImages(database, null, 1);
  await findUnsealedDocuments(database, 1);
  await selectQueueStatus(database);
  await claimEvents(database, { limit: 1, leaseInMs: 1 });
  await deleteOldEvents(database);
  await deleteOldKeys(database);
  await takeDueCalendars(database, 1);
  await leaseImport(database);
  await deleteOldBatches(database);
  await sweepStrays({ database, images } as unknown as Parameters<typeof sweepStrays>[0]);
}

test('a statement on rows of a hotel that does not name it is found, also in a transaction', async () => {
  const { database, findProblems } = recordStatements(scratch.database);
  await findBooking(database, { kind: 'hotel', hotel_id: 1 }, 1);
  expect(await findProblems()).toEqual([]);
  const text = 'select name from bookings where id = $1';
  await database.transaction((tx) => tx.transaction((inner) => inner.query({ text, values: [1] })));
  expect(await findProblems()).toEqual([`hotel_id of bookings is missing in: ${text}`]);
});

test('there are at most twenty exceptions, which suffice', async () => {
  expect(exceptions.length).toBeLessThanOrEqual(20);
  expect(await recorded.findProblems()).toEqual([]);
});

// Remove an exception that no statement needs any more.
test.each(exceptions)('the exception "$reason" is needed', async ({ statement }) => {
  const others = exceptions.filter((other) => other.statement !== statement);
  expect(await recorded.findProblems(others)).not.toEqual([]);
});
