/**
 * Proves that no user gains or grants a permission that neither they nor their accomplices held before. The table in
 * `staffing-model.ts` defines the permitted calls. The server must answer as the table says for every set of
 * permissions, alone and in pairs; the closure of the table must stay within each set; and random walks show that other
 * state has no influence. Parallel calls are covered by other tests.
 */
import '../testing/escalation/without-hashing.ts';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import type { Caller } from '../access/caller.ts';
import { readCaller } from '../auth/auth.public.ts';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { andUndo, attempt, fromOneState } from '../testing/escalation/attempt.ts';
import { everyMove } from '../testing/escalation/every-move.ts';
import { randomFrom, randomMove } from '../testing/escalation/random-move.ts';
import { openStaffedHotel, type StaffedHotel } from '../testing/escalation/staffed-hotel.ts';
import {
  allows,
  allRights,
  askedFamilies,
  everyAskedSet,
  everySet,
  hotelRights,
  isWithin,
  namesOf,
  ownRight,
  reachableFrom,
  rightsOf,
  type Rights,
} from '../testing/escalation/staffing-model.ts';
import { make, type Move } from '../testing/escalation/staffing-moves.ts';
import { readState } from '../testing/escalation/staffing-state.ts';
import { acceptOwnPermission } from '../testing/contexts/accept-own-permission.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { seededRoles } from './domain/seeded-roles.ts';
import { seedHotelRoles } from './staff-roles.public.ts';

const stepsOfWalk = 40;
const workers = [0, 1, 2];
const address = '192.0.2.1';
const inSession = { session_id: randomUUID(), called: { name: 'a call', input: {} } };
const textOf = (rights: Rights) => namesOf(rights).join('+') || 'nothing';
let test_database: TestDatabase;
let hotels: StaffedHotel[];

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
  await acceptOwnPermission(test_database.database, ownRight);
  hotels = await Promise.all(
    workers.map((worker) => openStaffedHotel(test_database.database, `Hotel ${worker}`)),
  );
}, 60_000);
afterAll(() => test_database.drop());

/**
 * Runs the sets in parallel, each in a hotel of its own, because much of the time is spent waiting for the database.
 */
async function forEverySet(
  work: (rights: Rights, hotel: StaffedHotel) => Promise<void>,
  sets: readonly Rights[] = everyAskedSet,
): Promise<void> {
  const waiting = [...sets];
  await Promise.all(
    hotels.map(async (hotel) => {
      for (let rights = waiting.pop(); rights !== undefined; rights = waiting.pop())
        await work(rights, hotel);
    }),
  );
}

async function answerTo(
  ask: ReturnType<typeof fromOneState>,
  caller: Caller,
  move: Move,
): ReturnType<typeof attempt> {
  const answers: Awaited<ReturnType<typeof attempt>>[] = [];
  await ask(async (db) => void answers.push(await attempt(db, caller, move)));
  const [answer] = answers;
  if (!answer) throw new Error('The call was not made');
  return answer;
}

test('a set of rights is one of those a hotel can have, and every set is meant', async () => {
  const rows = await test_database.database.query<{ permission_name: string }>(
    sql`select permission_name from permissions where not is_global`,
  );
  expect(rows.map(({ permission_name }) => permission_name).sort()).toEqual([...hotelRights].sort());
  expect(everySet).toHaveLength(2 ** hotelRights.length);
  expect(askedFamilies.map((sets) => sets.length)).toEqual([32, ...hotelRights.slice(5).map(() => 16)]);
});

describe('the server', () => {
  test.each(askedFamilies.map((sets) => [textOf(Math.max(...sets)), sets] as const))(
    'allows to every set of %s what the table allows, and refuses the rest',
    async (_text, sets) => {
      const differing: string[] = [];
      const answers = { made: 0, refused: 0 };
      await forEverySet(async (rights, hotel) => {
        const moves = everyMove(hotel, sets);
        await andUndo(test_database.database, async (tx) => {
          const caller = await readCaller(tx, hotel.callers[rights] ?? 0, address);
          expect(rightsOf(caller.permissions)).toBe(rights);
          const ask = fromOneState(tx);
          for (const move of moves) {
            const expected = allows(rights, move) ? 'made' : 'PERMISSION_DENIED';
            const answer = await answerTo(ask, caller, move);
            if (expected === 'made' && move.asks !== undefined) {
              const asked = await answerTo(ask, { ...caller, ...inSession }, move);
              const about = `${move.kind} of ${textOf(move.passed)} in a session`;
              if ((asked === 'CONFIRMATION_REQUIRED') !== move.asks)
                differing.push(`${textOf(rights)}: ${about}: ${asked}`);
            }
            answers[expected === 'made' ? 'made' : 'refused'] += 1;
            if (answer !== expected) {
              const about = `${textOf(move.passed)}, of a person with ${textOf(move.target)}`;
              differing.push(`${textOf(rights)}: ${move.kind} of ${about}: ${answer}, not ${expected}`);
            }
          }
        });
      }, sets);
      expect(differing).toEqual([]);
      expect(answers.made).toBeGreaterThan(300);
      expect(answers.refused).toBeGreaterThan(1_500);
    },
    600_000,
  );

  test('gives no user of a hotel a permission of the platform', async () => {
    const answers = new Set<string>();
    await forEverySet(async (rights, { callers, spare, permissionIds }) => {
      const { database } = test_database;
      const caller = await readCaller(database, callers[rights] ?? 0, address);
      for (const [name, id] of Object.entries(permissionIds)) {
        if ((hotelRights as readonly string[]).includes(name)) continue;
        answers.add(await attempt(database, caller, { make: make['create-role']([id]) }));
        answers.add(await attempt(database, caller, { make: make['update-role'](spare[rights] ?? 0, [id]) }));
      }
    });
    expect([...answers]).toEqual(['PERMISSION_DENIED']);
  }, 60_000);
});

describe('by the table', () => {
  // Each Hotel Admin also holds the permissions that operators have accepted.
  const seeded = [...seededRoles.map(({ permissions }) => rightsOf(permissions)), allRights];

  test.each(everySet.map((limit) => [textOf(limit), limit] as const))(
    'those who hold %s never come beyond it, however often they call',
    (_text, limit) => {
      const { people, roles } = reachableFrom(limit, seeded);
      expect([...people, ...roles].filter((rights) => !isWithin(rights, limit))).toEqual([]);
    },
  );

  test('a table with a hole would be found out', () => {
    const recruiter = rightsOf(['create_staff']);
    const { people } = reachableFrom(recruiter, seeded, (caller, call) =>
      call.kind === 'add-staff' ? caller === recruiter : allows(caller, call),
    );
    expect(people).toContain(allRights);
  });

  test('a user who lost permissions may do nothing that they could not do before', () => {
    const kinds = [
      'create-role',
      'update-staff',
      'update-staff-roles',
      'remove-staff',
      'activate-staff',
    ] as const;
    const found = kinds.flatMap((kind) =>
      everySet.flatMap((many) =>
        everySet
          .filter((few) => isWithin(few, many))
          .flatMap((few) =>
            everySet.filter((passed) => {
              const call = { kind, passed, target: passed };
              return allows(few, call) && !allows(many, call);
            }),
          ),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('long walks stay within what those who began them held, and answer as the table says', async () => {
  const differing: string[] = [];
  let made = 0;
  await forEverySet(async (limit, { permissionIds }) => {
    const random = randomFrom(limit + 1);
    await andUndo(test_database.database, async (tx) => {
      const hotel_id = await insertHotel(tx, `Walk ${limit}`);
      const { hotel_admin_role_id } = await seedHotelRoles(tx, hotel_id, new Date());
      const add = (name: string, rights: Rights) =>
        insertUser(tx, { usr_email: `${name}@walk-${limit}.test`, hotel_id, permissions: namesOf(rights) });
      const admin_id = await add('admin', 0);
      await tx.query(
        sql`insert into user_roles (user_id, role_id) values (${admin_id}, ${hotel_admin_role_id})`,
      );
      await add('first', limit);
      await add('second', 0);
      for (let step = 0; step < stepsOfWalk; step += 1) {
        const state = await readState(tx, hotel_id, admin_id);
        const own = state.roles.filter(({ is_seeded }) => !is_seeded);
        const beyond = [...state.people, ...own].filter(({ rights }) => !isWithin(rights, limit));
        expect(beyond).toEqual([]);
        const move = randomMove(state, permissionIds, random);
        const caller = await readCaller(tx, move.caller.user_id, address);
        const answer = await attempt(tx, caller, move);
        const expected = allows(move.caller.rights, move) && !move.isBlocked;
        if (answer === 'made') made += 1;
        if ((answer === 'made') !== expected) {
          differing.push(`${textOf(limit)}, step ${step}: ${move.kind} of ${textOf(move.passed)}: ${answer}`);
        }
      }
    });
  });
  expect(differing).toEqual([]);
  expect(made).toBeGreaterThan(50);
}, 300_000);

test('no other part of the server writes who has which rights', () => {
  const source = join(import.meta.dirname, '..');
  const writes = /(insert into|update|delete from)\s+(user_roles|role_permissions|roles|permissions)\b/;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .filter((file) => writes.test(readFileSync(join(source, file), 'utf8')));
  expect(files.filter((file) => !/^staff-roles\/[a-z-]+\.repository\.ts$/.test(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
});
