import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { notifyPeople } from '../notifications/notifications.public.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest } from '../testing/contexts/open-account-test.ts';
import { until } from '../testing/contexts/open-mail-test.ts';
import { startMailServer, type TestMailServer } from '../testing/processes/test-mail-server.ts';

const usr_email = 'ana@seaview.test';
let mailServer: TestMailServer;
let server: AccountTest;
let hotel_id: number;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
afterEach(() => server.close());

/** Returns the mail that arrives once the server listens. */
async function receive(usr_language: string, cause: (ana: Record<string, string>) => Promise<unknown>) {
  server = await openAccountTest({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Suite <suite@example.test>',
  });
  hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['hotel_checkins_manage'] });
  const ana = await server.signIn(usr_email);
  expect((await server.change(ana, { usr_language })).statusCode).toBe(200);
  await cause(ana);
  mailServer.mails.length = 0;
  await server.app.listen({ port: 0 });
  await until(() => mailServer.mails.length > 0);
  return mailServer.mails[0];
}

test('who reads the console in German gets the link for a new password in German', async () => {
  const mail = await receive('de', () =>
    server.call('POST', '/auth/forgot-password', {}, { usr_email: usr_email.toUpperCase() }),
  );
  expect(mail?.subject).toBe('Neues Passwort wählen');
  expect(mail?.text?.trim().split('\n\n')).toEqual([
    'Guten Tag Test,',
    'mit dieser Adresse wurde ein neues Passwort angefordert. Über die Schaltfläche unten wählen Sie es. Sie funktioniert nur einmal und gilt 30 Minuten.',
    'Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    expect.stringMatching(/^Neues Passwort wählen: http:\/\/localhost:3000\/reset-password#[\w-]+$/),
  ]);
  expect(mail?.html).toMatch(/^<div lang="de" dir="ltr"/);
});

test('who reads the console in Arabic gets the daily summary from right to left', async () => {
  const mail = await receive('ar', async (ana) => {
    const url = '/api/notifications/preferences/desk';
    const payload = { in_app: true, daily_mail: true };
    expect((await server.app.inject({ method: 'PUT', url, headers: ana, payload })).statusCode).toBe(200);
    const happened_at = new Date(Date.now() - 48 * 3_600_000);
    for (let nth = 0; nth < 2; nth += 1) {
      await notifyPeople(server.database, { kind: 'desk', hotel_id, actor_id: null, happened_at });
    }
    expect(await server.database.query(sql`select kind from notifications`)).toHaveLength(2);
  });
  expect(mail?.subject).toBe('لديك إشعاران غير مقروءين');
  expect(mail?.text?.trim().split('\n\n')).toEqual([
    'مرحبًا \u2068Test\u2069،',
    'منذ ملخصك الأخير، ولم يُقرأ بعد:',
    'يفضل ضيفان إبراز وثيقة هوية في مكتب الاستقبال.',
    'فتح Management Suite: http://localhost:3000/',
    'يصلك هذا الملخص الساعة 07:00 لأنك اخترته. غيّر ما تصلك إشعارات به هنا: http://localhost:3000/account',
  ]);
  expect(mail?.html).toMatch(/^<div lang="ar" dir="rtl"/);
});
