import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openCalendarsTest, type CalendarsTest } from '../testing/integrations/open-calendars-test.ts';

const page = new URL('../../../docs/integrations.md', import.meta.url);
let fixture: CalendarsTest;

beforeAll(async () => {
  fixture = await openCalendarsTest();
  await fixture.stayInRoom(5, 2);
});
afterAll(() => fixture.close());

/** Reads the calls of the section on calendars, with these values in place of the variables of a shell. */
async function documentedCalls(values: Record<string, string>) {
  const [, section = ''] = (await readFile(page, 'utf8')).split('## Calendars\n');
  const own = section.split('\n## ')[0] ?? '';
  return [...own.matchAll(/^curl (.*)$/gm)].map(([, call = '']) => {
    const filled = call.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? `no ${name}`);
    const [, header, value] = /--header "([\w-]+): (.*?"?)" /.exec(filled) ?? [];
    const [, url = ''] = /"(http[^"]+)"$/.exec(filled) ?? [];
    return { url, headers: header && value ? { [header]: value } : {} };
  });
}

test('the calls on the page for developers work', async () => {
  const { call, room_id, server } = fixture;
  const SUITE = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const body = { name: 'Bay Stays', room_id, includes_names: false };
  const { address } = (await call('POST', '/integrations/calendar-feeds', body)).json().result;
  const [, SECRET = ''] = /([^/]+)\.ics$/.exec(address) ?? [];

  const [first] = await documentedCalls({ SUITE, SECRET });
  const whole = await fetch(first?.url ?? '');
  expect([whole.status, await whole.text()]).toEqual([200, expect.stringContaining('SUMMARY:Booked')]);

  const [, second] = await documentedCalls({ SUITE, SECRET, ETAG: whole.headers.get('etag') ?? '' });
  expect((await fetch(second?.url ?? '', { headers: second?.headers ?? {} })).status).toBe(304);
});
