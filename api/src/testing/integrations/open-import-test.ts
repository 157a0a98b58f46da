import { expect } from '@jest/globals';
import type { Import, ImportField } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { runWaitingImports } from '../../imports/imports.public.ts';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../contexts/open-account-test.ts';

export interface ImportTest extends AccountTest {
  hotel_id: number;
  admin: Headers;
  upload(
    content: string | Buffer,
    who?: Headers,
  ): Promise<{ status: number; message: string; result: Import }>;
  post(
    imported: Pick<Import, 'id'>,
    step: string,
    body?: object,
  ): Promise<{ status: number; message: string; result: Import }>;
  read(imported: Pick<Import, 'id'>): Promise<Import>;
  /** Has a worker do what waits, and returns the import afterwards. */
  run(imported: Pick<Import, 'id'>): Promise<Import>;
  /** Uploads, checks and imports a file. */
  importFile(content: string | Buffer, columns: readonly (ImportField | '')[]): Promise<Import>;
}

async function fileForm(content: string | Buffer, name = 'bookings.csv') {
  const form = new FormData();
  form.append('file_name', name);
  form.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export async function openImportTest(): Promise<ImportTest> {
  const server = await openAccountTest();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, {
    usr_email: 'admin@seaview.test',
    hotel_id,
    permissions: ['manage_hotel'],
  });
  const admin = await server.signIn('admin@seaview.test');
  const { database, config } = server.app;

  const upload: ImportTest['upload'] = async (content, who = admin) => {
    const { payload, headers } = await fileForm(content);
    const url = '/api/imports';
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { ...who, ...headers } });
    return { status: answer.statusCode, ...answer.json<{ message: string; result: Import }>() };
  };
  const post: ImportTest['post'] = async ({ id }, step, body = {}) => {
    const answer = await server.call('POST', `/imports/${id}/${step}`, admin, body);
    return { status: answer.statusCode, ...answer.json<{ message: string; result: Import }>() };
  };
  const read: ImportTest['read'] = async ({ id }) =>
    (await server.call('GET', `/imports/${id}`, admin)).json<{ result: Import }>().result;
  const run: ImportTest['run'] = async (imported) => {
    const { signal } = new AbortController();
    await runWaitingImports({ database, log: server.app.log, secretKey: config.secretKey }, signal);
    return read(imported);
  };
  return {
    ...server,
    ...{ hotel_id, admin, upload, post, read, run },
    async importFile(content, columns) {
      const { result } = await upload(content);
      const checked = await post(result, 'check', { columns, date_format: 'ymd' });
      expect(checked.status).toBe(200);
      await run(result);
      expect(await post(result, 'start')).toMatchObject({ status: 200 });
      return run(result);
    },
  };
}

export async function addRooms(server: ImportTest, room_type: string, count: number): Promise<void> {
  await server.database.query(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    select ${server.hotel_id}, ${room_type}::text || at, ${room_type}, 'Clean' from generate_series(1, ${count}::integer) as at`);
}
