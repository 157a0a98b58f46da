import { sql } from '@suite/database';
import { startPhotoServer, type PhotoServer } from '../processes/start-photo-server.ts';
import type { MatrixCall, Sent } from './matrix-call.ts';

let stranger: Promise<PhotoServer> | undefined;

/** The photo server ends with the tests. */
export async function addOwnPhoto({ db, user_id }: MatrixCall): Promise<Sent> {
  const { url } = await (stranger ??= startPhotoServer());
  await db.query(sql`update users set usr_photo = ${`${url}/me.jpg`} where user_id = ${user_id}`);
  return {};
}
