import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { until } from '../testing/contexts/open-mail-test.ts';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { rejectionReason, sendEveryMail } from '../testing/contexts/send-every-mail.ts';
import { partsOf, textFinder } from '../testing/read-mail-texts.ts';

const languages = [
  ['de', 'ltr'],
  ['fr', 'ltr'],
  ['es', 'ltr'],
  ['it', 'ltr'],
  ['ar', 'rtl'],
] as const;
const english = /\b(the|you|your|and|this|with|were|have|from|not)\b/i;
let server: SecondFactorTest;

beforeAll(async () => {
  server = await openSecondFactorTest();
  for (const [language] of languages) await sendEveryMail(server, language);
  await server.app.listen({ port: 0 });
  await until(async () => {
    const [waiting] = await server.database.query<{ requests: number; summaries: number }>(sql`
      select (select count(*) from password_reset_requests where settled_at is null) as requests,
        (select count(distinct user_id) from notification_preferences) -
          (select count(*) from notification_summaries) as summaries`);
    return waiting?.requests === 0 && waiting.summaries === 0;
  });
});
afterAll(() => server.close());

describe.each(languages)('mails in %s', (language, direction) => {
  const find = textFinder(language);
  const read = () =>
    server.database.query<{ subject: string; text: string; html: string }>(sql`
      select subject, body_text as text, body_html as html from emails
      where recipient like ${`%@${language}.test`} order by id`);

  test('say nothing but texts of the catalog, with their values', async () => {
    const parts = (await read()).flatMap(partsOf).filter((part) => !part.includes(rejectionReason));
    expect(parts.filter((part) => find(part).length === 0)).toEqual([]);
    expect(parts.filter((part) => english.test(part))).toEqual([]);
    expect(parts.filter((part) => /[{}]|\b(undefined|null)\b|\[object/.test(part))).toEqual([]);
  });

  test('are marked as such for those who have them read aloud', async () => {
    const begin = `<div lang="${language}" dir="${direction}"`;
    expect((await read()).filter(({ html }) => !html.startsWith(begin))).toEqual([]);
  });

  test('make use of each text of the catalog', async () => {
    const used = new Set((await read()).flatMap(partsOf).flatMap(find));
    expect(find.texts.filter((text) => !used.has(text))).toEqual([]);
  });
});
