import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { listAuditRecordsEndpoint } from '@suite/contracts/audit';
import { sql } from '@suite/database';
import type { Caller } from '../access/caller.ts';
import { openBookingsTest, type BookingsTest, type People } from '../testing/contexts/open-bookings-test.ts';
import { recordAudit } from './audit.public.ts';
import { sealAuditRecords } from './use-cases/seal-audit-records.ts';
import { exportAuditRecords } from './use-cases/export-audit-records.ts';
import { listAuditRecords } from './use-cases/list-audit-records.ts';
import { runAuditCommand } from './use-cases/run-audit-command.ts';

let fixture: BookingsTest;
let ids: Record<string, number>;

async function openLog(): Promise<void> {
  fixture = await openBookingsTest();
  ids = {};
  const { database, seaview, alpine, people } = fixture;
  await database.query(sql`
    update users set usr_firstname = 'Nora', usr_lastname = 'Quist', usr_email = 'nora@seaview.test'
    where user_id = ${people.seaviewAdmin.user_id}`);
  const add = async (key: string, actor: Caller | null, at: string, entry: object = {}) => {
    await recordAudit(database, {
      actor: actor ?? { user_id: null, address: '198.51.100.9' },
      ...{ hotel_id: seaview, action: 'update-role', subject_type: 'role', subject_id: '7' },
      happened_at: new Date(at),
      ...entry,
    });
    const [row] = await database.query<{ id: number }>(sql`select max(id) as id from audit_records`);
    ids[key] = row?.id ?? 0;
  };
  await add('role', people.seaviewAdmin, '2027-03-05T10:00:00.001Z', {
    details: {
      role_name: 'Porter',
      changed: { role_name: { before: 'Bell boy', after: 'Porter' } },
      added: ['a', 'b'],
    },
  });
  await add('guest', null, '2027-03-05T23:30:00Z', {
    ...{ action: 'give-consent', subject_type: 'booking', subject_id: '12' },
  });
  await add('rates', people.superAdmin, '2027-03-06T10:00:00Z', {
    ...{ action: 'update-rates', subject_type: 'hotel', subject_id: '1' },
    details: { before: { currency: 'EUR', rates: [] }, after: { currency: 'USD', rates: [{ a: 1 }] } },
  });
  await add('alpine', people.alpineAdmin, '2027-03-06T11:00:00Z', { hotel_id: alpine });
  await add('platform', people.superAdmin, '2027-03-06T12:00:00Z', {
    ...{ hotel_id: null, action: 'approve-hotel', subject_type: 'hotel', subject_id: '2' },
  });
}

type Query = Omit<Parameters<typeof listAuditRecords>[2], 'page' | 'limit'> & {
  page?: number;
  limit?: number;
};
const list = (who: keyof People, query: Query = {}, caller: Partial<Caller> = {}) =>
  listAuditRecords(fixture.database, { ...fixture.people[who], ...caller }, { page: 1, limit: 10, ...query });
const keyOf = (id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0] ?? '?';
const keys = async (...of: Parameters<typeof list>) =>
  (await list(...of)).records.map(({ id }) => keyOf(id)).join(' ');

describe('what is read', () => {
  beforeAll(openLog);
  afterAll(() => fixture.drop());

  describe('whose records', () => {
    test.each<[keyof People, string]>([
      ['superAdmin', 'platform alpine rates guest role'],
      ['seaviewAdmin', 'rates guest role'],
      ['alpineAdmin', 'alpine'],
    ])('%s reads %j, newest first', async (who, expected) => {
      expect(await keys(who)).toBe(expected);
    });

    test('one hotel of those in reach, and no other', async () => {
      const { seaview, alpine } = fixture;
      expect(await keys('superAdmin', { hotelId: alpine })).toBe('alpine');
      expect(await keys('alpineAdmin', { hotelId: seaview })).toBe('');
      expect((await list('alpineAdmin', { hotelId: seaview })).actions).toEqual([]);
    });

    test.each<keyof People>([
      'reviewer',
      'seaviewStaff',
      'seaviewRolesOnly',
      'seaviewTrainee',
      'withoutHotel',
    ])('%s reads none', async (who) => {
      await expect(list(who)).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
      await expect(
        exportAuditRecords({ database: fixture.database, reader: fixture.database }, fixture.people[who], {}),
      ).rejects.toMatchObject({
        errorType: 'PERMISSION_DENIED',
      });
    });
  });

  describe('filters', () => {
    test.each<[Query, string]>([
      [{ actor: 'nora q' }, 'role'],
      [{ actor: 'NORA@sea' }, 'role'],
      [{ actor: '%' }, ''],
      [{ action: 'update-rates' }, 'rates'],
      [{ subject_type: 'booking', subject_id: '12' }, 'guest'],
      [{ subject_type: 'hotel', subject_id: '12' }, ''],
      [{ address: '198.51.100.9' }, 'guest'],
      [{ dateFrom: '2027-03-06' }, 'rates'],
      [{ dateTo: '2027-03-05' }, 'guest role'],
      [{ dateFrom: '2027-03-05', dateTo: '2027-03-05', action: 'update-role' }, 'role'],
      [{ actor: '', action: '', subject_type: '', dateFrom: '' }, 'rates guest role'],
    ])('%j: %s', async (query, expected) => {
      expect(await keys('seaviewAdmin', query)).toBe(expected);
    });

    test.each(['#12', '# 12', '١٢'])('the subject %s is the number 12', (subject_id) => {
      expect(listAuditRecordsEndpoint.query?.cast({ subject_id })).toMatchObject({ subject_id: '12' });
    });

    test("days are those of the hotel's clock", async () => {
      const tokyo = { hotel_time_zone: 'Asia/Tokyo' };
      expect(await keys('seaviewAdmin', { dateFrom: '2027-03-06', dateTo: '2027-03-06' }, tokyo)).toBe(
        'rates guest',
      );
    });

    test('page by page', async () => {
      const first = await list('seaviewAdmin', { limit: 2 });
      expect(first.pagination).toMatchObject({ total: 3, totalPages: 2 });
      expect(await keys('seaviewAdmin', { limit: 2, page: 2 })).toBe('role');
      expect(first.actions).toEqual(['give-consent', 'update-rates', 'update-role']);
    });
  });

  test('a record says who, what, on what, when, from where, and what was before', async () => {
    const { records } = await list('seaviewAdmin');
    const { people, seaview } = fixture;
    expect(records[2]).toEqual({
      id: ids['role'],
      happened_at: '2027-03-05T10:00:00.001Z',
      actor: { user_id: people.seaviewAdmin.user_id, name: 'Nora Quist', usr_email: 'nora@seaview.test' },
      ...{
        hotel_id: seaview,
        hotel_name: 'Seaview',
        action: 'update-role',
        subject_type: 'role',
        subject_id: '7',
      },
      token: null,
      address: '192.0.2.1',
      changes: [
        { field: 'added', before: null, after: 'a, b' },
        { field: 'role_name', before: 'Bell boy', after: 'Porter' },
        { field: 'role_name', before: null, after: 'Porter' },
      ],
      is_redacted: false,
    });
    expect(records[1]).toMatchObject({ actor: null, address: '198.51.100.9', changes: [] });
    expect(records[0]?.changes).toEqual([
      { field: 'rates', before: '', after: '[{"a":1}]' },
      { field: 'currency', before: 'EUR', after: 'USD' },
    ]);
  });
});

describe('what writes to the log', () => {
  beforeEach(openLog);
  afterEach(() => fixture.drop());

  test('an export holds what the filters leave, more than one page of it, and is recorded', async () => {
    const { database, people, alpine } = fixture;
    await database.query(sql`
      insert into audit_records (hotel_id, happened_at, action, subject_type, subject_id, details)
      select ${alpine}, '2026-01-01', 'create-booking', 'booking', n, '{"room":"=1+1"}' from generate_series(5001, 7100) as n`);
    const stream = await exportAuditRecords({ database, reader: database }, people.alpineAdmin, {
      action: 'create-booking',
    });
    const file = (await buffer(stream)).toString();
    const rows = parse(file, { bom: true, columns: true, recordDelimiter: '\r\n' }) as Record<
      string,
      string
    >[];
    expect(new Set(rows.map((row) => row['Subject ID'])).size).toBe(2100);
    expect(rows[0]).toMatchObject({ Action: 'create-booking', Hotel: 'Alpine', After: 'room: =1+1' });
    expect((await list('alpineAdmin', { action: 'export-audit-records' })).records[0]).toMatchObject({
      action: 'export-audit-records',
      changes: [{ field: 'action', before: null, after: 'create-booking' }],
    });
  });

  test('the command checks all chains, also against the last check, and erases', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'audit-'));
    const file = join(folder, 'heads.json');
    const { database } = fixture;
    try {
      expect(await runAuditCommand(database, ['verify'])).toMatch(
        /^0 .* 5 further records are not sealed yet/,
      );
      await sealAuditRecords(database);
      expect(await runAuditCommand(database, ['verify', file])).toMatch(
        /^5 records in 3 chains are as they were written; 0 of them redacted\.$/,
      );
      expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(3);
      expect(await runAuditCommand(database, ['redact', 'booking', '12'])).toMatch(
        /1 records about booking 12/,
      );
      expect(await runAuditCommand(database, ['verify', file])).toMatch(
        /also since the last check; 1 of them redacted\. 1 further/,
      );
      const { records } = await list('seaviewAdmin', { subject_type: 'booking', action: 'give-consent' });
      expect(records).toMatchObject([{ address: '', changes: [], is_redacted: true }]);
      for (const args of [[], ['verify', 'a', 'b'], ['redact', 'booking'], ['drop']]) {
        await expect(runAuditCommand(database, args)).rejects.toThrow('Usage');
      }
      await database.transaction(async (tx) => {
        await tx.query(sql`set local session_replication_role = replica`);
        await tx.query(sql`update audit_records set action = 'login' where id = ${ids['platform']}`);
      });
      await expect(runAuditCommand(database, ['verify'])).rejects.toThrow(`changed: ${ids['platform']}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
