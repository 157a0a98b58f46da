import '../testing/escalation/without-hashing.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { holdsAny, mayAssignRoles, permissionNames, type PermissionName } from '@suite/contracts';
import { sql, type Database } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { readCaller, type Caller } from '../auth/auth.public.ts';
import { migrationFolders } from '../open-storage.ts';
import { ApiError } from '../plugins/errors.ts';
import { movesBeyond, movesWithin, type Move } from '../testing/escalation/staffing-moves.ts';
import {
  describeState,
  readState,
  rightsOf,
  type StaffingState,
} from '../testing/escalation/staffing-state.ts';
import { insertHotel, insertUser } from '../testing/insert-user.ts';
import { hotelAdminRole } from './domain/seeded-roles.ts';
import { seedHotelRoles } from './use-cases/seed-hotel-roles.ts';

const longest = 3;
const hotelRights: readonly PermissionName[] = hotelAdminRole.permissions;
const subsets = Array.from({ length: 2 ** hotelRights.length }, (_, bits) =>
  hotelRights.filter((_name, index) => bits & (1 << index)),
);
const rolledBack = new Error('rolled back');
let test_database: TestDatabase;
let ids: Record<string, number>;
const found = { states: 0, refused: 0, made: 0 };

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: migrationFolders });
  const rows = await test_database.database.query<{ id: number; permission_name: string }>(
    sql`select id, permission_name from permissions`,
  );
  ids = Object.fromEntries(rows.map(({ id, permission_name }) => [permission_name, id]));
});
afterAll(() => test_database.drop());

interface Search {
  hotel_id: number;
  admin_id: number;
  limit: PermissionName[];
  /** States already looked at, with how many calls were left there. */
  seen: Map<string, number>;
}

/** Makes the call and goes on from there; whatever it did is undone. True when it was not refused. */
async function attempt(tx: Database, move: Move, caller: Caller, goOn: (tx: Database) => Promise<void>) {
  try {
    await tx.transaction(async (inner) => {
      await move.make(inner, caller);
      await goOn(inner);
      throw rolledBack;
    });
  } catch (error) {
    if (error instanceof ApiError) return false;
    if (error !== rolledBack) throw error;
  }
  return true;
}

function refuseGain(state: StaffingState, { limit }: Search, path: string[]): void {
  const gained = [
    ...state.people.flatMap((person) => rightsOf(state, person)),
    ...state.roles.filter(({ is_seeded }) => !is_seeded).flatMap(({ held }) => held),
  ].filter((name) => !limit.includes(name));
  if (gained.length > 0) throw new Error(`${gained.join(', ')} gained by ${path.join(', then ')}`);
}

/** Every right that is not held; after the first call one of the hotel's and one of the platform's stand for all. */
function beyondOf({ limit }: Search, path: string[]): PermissionName[] {
  const all = permissionNames.filter((name) => !limit.includes(name));
  if (path.length === 0) return all;
  const ofHotel = all.find((name) => hotelRights.includes(name));
  return ofHotel ? [ofHotel, 'approve_hotels'] : ['approve_hotels'];
}

async function explore(tx: Database, search: Search, path: string[]): Promise<void> {
  const state = await readState(tx, search.hotel_id, search.admin_id);
  refuseGain(state, search, path);
  const left = longest - path.length;
  const key = describeState(state);
  if (left === 0 || (search.seen.get(key) ?? 0) >= left) return;
  search.seen.set(key, left);
  found.states += 1;
  const beyond = beyondOf(search, path);
  const asked = new Set<string>();
  for (const { user_id } of state.people) {
    const caller = await readCaller(tx, user_id, '192.0.2.1');
    // At the start everybody is asked; later on, those who could do something, and of equals one.
    if (path.length > 0 && !holdsAny(caller.permissions, mayAssignRoles)) continue;
    const rights = caller.permissions.join();
    if (path.length > 0 && asked.has(rights)) continue;
    asked.add(rights);
    for (const move of movesBeyond(ids, state, beyond, path.length === 0)) {
      const isMade = await attempt(tx, move, caller, () => Promise.resolve());
      if (isMade)
        throw new Error(
          [...path, `${move.name} was allowed to ${caller.permissions.join('+')}`].join(', then '),
        );
      found.refused += 1;
    }
    if (left === 1) continue;
    for (const move of movesWithin(ids, state, search.limit, path.length === 0)) {
      const isMade = await attempt(tx, move, caller, (inner) => explore(inner, search, [...path, move.name]));
      if (isMade) found.made += 1;
    }
  }
}

async function search(limit: PermissionName[]): Promise<void> {
  await test_database.database
    .transaction(async (tx) => {
      const hotel_id = await insertHotel(tx, `Hotel ${limit.join()}`);
      const { hotel_admin_role_id } = await seedHotelRoles(tx, hotel_id, new Date());
      const of = (name: string, permissions: readonly PermissionName[]) =>
        insertUser(tx, { usr_email: `${name}.${limit.join()}@suite.test`, hotel_id, permissions });
      const admin_id = await of('admin', []);
      await tx.query(
        sql`insert into user_roles (user_id, role_id) values (${admin_id}, ${hotel_admin_role_id})`,
      );
      await of('first', limit);
      await of('second', []);
      await explore(tx, { hotel_id, admin_id, limit, seen: new Map() }, []);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}

// Side by side, since half of the time the one waits for the database of the other.
test('whoever holds some rights gains and passes on nothing else, alone or together with others', async () => {
  // The two rights to bookings differ in nothing here: one without the other is tried once.
  const waiting = subsets.filter(
    (limit) => limit.includes('hotel_checkins_manage') || !limit.includes('hotel_checkins_create'),
  );
  const work = async () => {
    for (let limit = waiting.pop(); limit; limit = waiting.pop()) await search(limit);
  };
  await Promise.all([work(), work(), work()]);
}, 600_000);

test('the search got somewhere', () => {
  expect(found.made).toBeGreaterThan(1_000);
  expect(found.refused).toBeGreaterThan(5_000);
});
