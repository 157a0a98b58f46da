import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import type { OpenDatabase, Statement, Transaction } from '@suite/database';
import { exceptions } from './exceptions.ts';
import { findMissingHotels } from './find-missing-hotels.ts';

const report = readFileSync(join(__dirname, '../../../schema.generated.md'), 'utf8');

/** Tables of the platform have rows without a hotel; only jobs of earlier builds are rows of hotels without one. */
const tenantRelations: ReadonlySet<string> = new Set([
  ...report
    .split('\n## ')
    .filter((table) => /^\| hotel_id \| integer \| yes \|/m.test(table))
    .map((table) => /^\w+/.exec(table)?.[0] ?? ''),
  ...['booking_month_counts', 'booking_overview', 'guest_overview', 'room_block_overview', 'room_overview'],
  ...['room_rate_overview', 'stay_change_overview', 'stay_room_overview', 'verification_jobs'],
]);

const mentioned = new RegExp(`\\b(${[...tenantRelations].join('|')})\\b`);
const found = new Map<string, string[]>();

function findMissing(text: string, accepted: typeof exceptions): string[] {
  const named = accepted.reduce(
    (rest, { statement, named: instead }) => rest.replaceAll(new RegExp(statement, 'g'), instead),
    text.replaceAll(/\$\d+/g, '$'),
  );
  if (!mentioned.test(named)) return [];
  if (!found.has(named)) {
    // The parser needs the numbers of values, but no particular ones.
    found.set(named, findMissingHotels(named.replaceAll('$', '$1'), tenantRelations));
  }
  return found.get(named) ?? [];
}

/** Records the statements of the application, and finds those that do not name the hotel whose rows they use. */
export function recordStatements(database: OpenDatabase) {
  const texts = new Set<string>();
  // Inherits, because tests replace methods of the recorded object.
  const record = <Recorded extends Pick<OpenDatabase, 'query' | 'transaction'>>(
    recorded: Recorded,
  ): Recorded =>
    Object.assign(Object.create(recorded) as Recorded, {
      query: <Row>(statement: Statement) => {
        texts.add(statement.text);
        return recorded.query<Row>(statement);
      },
      transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
        recorded.transaction((tx) => work(record(tx))),
    });
  return {
    database: record(database),
    async findProblems(accepted = exceptions): Promise<string[]> {
      await loadModule();
      return [...texts].flatMap((text) => {
        const missing = findMissing(text, accepted);
        return missing.length === 0 ? [] : `hotel_id of ${missing.join(', ')} is missing in: ${text}`;
      });
    },
  };
}
