import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../index.ts';
import { stagingName } from '../storage/staging-folders.ts';
import { draftRelease, formOf, hashOf } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

interface Answer {
  message: string;
  result: { remote: string; release: string; base: string };
}

describe('POST /platform/releases', () => {
  test('stores the files, their smaller copies and one row', async () => {
    const draft = draftRelease('mf-good');
    const answer = await registry.publish(draft);
    const { result } = answer.json<Answer>();
    expect(answer.statusCode).toBe(201);
    expect(result).toEqual({
      remote: 'mf-good',
      release: expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/),
      base: `/releases/mf-good/${result.release}/`,
      problems: [],
    });
    const folder = join(registry.releasesFolder, 'mf-good', result.release);
    for (const [path, content] of Object.entries(draft.files)) {
      expect(await readFile(join(folder, path), 'utf8')).toBe(content);
    }
    const smaller = await readFile(join(folder, 'static/screen.12345678.js.br'));
    expect(brotliDecompressSync(smaller).toString()).toBe(draft.files['static/screen.12345678.js']);
    expect(await readdir(join(registry.releasesFolder, '.incoming'))).toEqual([]);
    expect((await registry.document({ 'x-visitor': 'manage_hotel' })).json()).toMatchObject({ remotes: [] });
  });

  test('refuses a release over its budgets and stores nothing of it', async () => {
    const draft = draftRelease('mf-heavy');
    const { manifest, files } = draft;
    const noise = randomBytes(60_000).toString('base64');
    [manifest.files[manifest.entry], files[manifest.entry]] = [hashOf(noise), noise];
    const answer = await registry.publish(draft);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^The entry is 6\d\.\d kB compressed where 40\.0 kB are allowed/) },
    ]);
    expect(await readdir(registry.releasesFolder)).not.toContain('mf-heavy');
  });

  test('answers success when the same release comes again, and takes another build of the same version', async () => {
    const first = (await registry.publish(draftRelease('mf-again'))).json<Answer>();
    const second = await registry.publish(draftRelease('mf-again'));
    expect(second.statusCode).toBe(200);
    expect(second.json<Answer>().result).toEqual(first.result);
    const other = await registry.publish(draftRelease('mf-again', { marker: 'other build' }));
    expect(other.statusCode).toBe(201);
    expect(other.json<Answer>().result.release).not.toBe(first.result.release);
  });

  test('stores one copy when the same release comes several times at once', async () => {
    const draft = draftRelease('mf-parallel');
    const answers = await Promise.all([1, 2, 3, 4].map(() => registry.publish(draft)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(await readdir(join(registry.releasesFolder, 'mf-parallel'))).toHaveLength(1);
    expect(await readdir(join(registry.releasesFolder, '.incoming'))).toEqual([]);
  });

  test('puts a lost folder back, and replaces one that was left without its row', async () => {
    const draft = draftRelease('mf-lost');
    const { release } = (await registry.publish(draft)).json<Answer>().result;
    const folder = join(registry.releasesFolder, 'mf-lost', release);
    await rm(folder, { recursive: true });
    expect((await registry.publish(draft)).statusCode).toBe(200);
    expect(await readFile(join(folder, 'main.css'), 'utf8')).toBe(draft.files['main.css']);

    const next = draftRelease('mf-lost', { marker: 'next' });
    const id = (await registry.publish(next)).json<Answer>().result.release;
    await registry.database.query(sql`delete from releases where release = ${id}`);
    await writeFile(join(registry.releasesFolder, 'mf-lost', id, 'main.css'), 'half');
    expect((await registry.publish(next)).statusCode).toBe(201);
    expect(await readFile(join(registry.releasesFolder, 'mf-lost', id, 'main.css'), 'utf8')).toBe(
      next.files['main.css'],
    );
  });

  test('a token releases its own remote alone', async () => {
    const token = await createReleaseToken(registry.database, { remote: 'mf-mine' });
    expect((await registry.publish(draftRelease('mf-mine'), token)).statusCode).toBe(201);
    const answer = await registry.publish(draftRelease('mf-theirs'), token);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      success: false,
      errorType: 'PERMISSION_DENIED',
      message: 'This token is for mf-mine; it cannot release mf-theirs.',
    });
  });

  test('a token that is missing, made up or revoked is refused before anything is read', async () => {
    const revoked = await createReleaseToken(registry.database, { remote: '*' });
    await registry.database.query(
      sql`update release_tokens set revoked_at = now() where id = (select max(id) from release_tokens)`,
    );
    for (const token of ['', 'release_madeup', revoked]) {
      const answer = await registry.publishForm(formOf(draftRelease('mf-nobody')), token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ success: false, errorType: 'UNAUTHENTICATED' });
    }
  });

  test('a refusal reaches a sender who still has much to send', async () => {
    const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
    const form = formOf(draftRelease('mf-large'));
    for (const part of [1, 2, 3]) form.append('file', new Blob([Buffer.alloc(8_000_000)]), `${part}.js`);
    form.set('release', '{}');
    for (const [token, status] of [
      ['release_madeup', 401],
      [registry.token, 400],
    ] as const) {
      const answer = await fetch(`${url}/platform/releases`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.status, await answer.json()]).toEqual([
        status,
        expect.objectContaining({ success: false }),
      ]);
    }
    expect(await readdir(join(registry.releasesFolder, '.incoming'))).toEqual([]);
  });

  test('a server that starts removes what a dead process left half received, and nothing a live one is receiving', async () => {
    const incoming = join(registry.releasesFolder, '.incoming');
    const host = stagingName().split('-')[0];
    const dead = `${host}-999999999-x`;
    const alive = `${host}-${process.ppid}-x`;
    for (const name of [dead, alive]) await mkdir(join(incoming, name));
    await (await registry.start()).close();
    expect(await readdir(incoming)).toEqual([alive]);
    await rm(join(incoming, alive), { recursive: true });
  });
});
