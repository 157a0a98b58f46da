import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorTypes } from '@suite/contracts/http';
import { sentences } from '@suite/contracts/messages';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const page = readFileSync(new URL('../../../docs/integrations.md', import.meta.url), 'utf8');
const run = promisify(execFile);

let server: TestApp;
let env: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  const { app, database } = server;
  const hotel_id = await insertHotel(database, 'Seaview');
  const created_by = await insertUser(database, { usr_email: 'a@b.test', hotel_id, permissions: [] });
  const scopes = ['bookings:read', 'bookings:write', 'guests:read'] as const;
  const { secret } = await addApiToken(database, { hotel_id, created_by, scopes });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  env = { PATH: process.env['PATH'] ?? '', SUITE: `http://127.0.0.1:${port}`, TOKEN: secret };
});
afterAll(() => server.close());

interface Example {
  title: string;
  command: string;
  answer: object;
}

/** Reads the commands, each with the JSON that follows it. Other tests run the sections on webhooks and calendars. */
function readExamples(): Example[] {
  const [own = ''] = page.split('\n## Webhooks\n');
  const blocks = [...own.matchAll(/^## (.+)$|^```(sh|json)\n([^]*?)^```$/gm)];
  const examples: Example[] = [];
  let title = '';
  for (const [, heading, language, text = ''] of blocks) {
    if (heading) title = heading;
    else if (language === 'sh' && text.includes('$SUITE'))
      examples.push({ title, command: text, answer: {} });
    else if (language === 'json')
      Object.assign(examples.at(-1) ?? {}, { answer: JSON.parse(text) as object });
  }
  return examples;
}

/** Returns what the example shows of an answer: its fields, and values that are not numbers or lists. */
function shapeOf(value: unknown, example: unknown): unknown {
  if (Array.isArray(example))
    return example.length === 0 ? [] : [shapeOf((value as unknown[])[0], example[0])];
  if (typeof example === 'number') return typeof value === 'number' ? example : value;
  if (typeof example === 'string' && example.endsWith('…'))
    return typeof value === 'string' ? example : value;
  if (typeof example !== 'object' || example === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(example).map(([name, inside]) => [name, shapeOf(fields[name], inside)]),
  );
}

test.each(readExamples())('$title: $command', async ({ command, answer }) => {
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { env });
  const found = JSON.parse(stdout) as { success: boolean };
  expect(found.success).toBe(true);
  expect(shapeOf(found, answer)).toEqual(answer);
});

test('the page names errors that exist', () => {
  const [, own = ''] = page.split('\n## Errors\n');
  const [errors = ''] = own.split('\n## ');
  const names = [...errors.matchAll(/`([A-Z][A-Z_]+)`/g)].flatMap(([, name]) => name ?? []);
  const known = new Set<string>([...errorTypes, ...Object.keys(sentences)]);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('the page has an example of each of its calls', () => {
  expect(readExamples().map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Tokens', 'Repeats', 'References', 'Many bookings at once', 'Changes']),
  );
});
