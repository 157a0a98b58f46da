import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { composeEmail, enqueueEmail } from './mail.public.ts';

let demo: TestApp;
const email = {
  recipient: 'ana@miramar.test',
  subject: 'Welcome',
  ...composeEmail({ greeting: 'Hello', paragraphs: [] }),
};

beforeAll(async () => {
  demo = await createTestApp({ DEMO: '1' });
});
afterAll(() => demo.close());

async function enqueueMany(recipient: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await enqueueEmail(demo.database, { ...email, recipient, subject: `Mail ${index}` });
  }
}

describe('the mailbox as JSON', () => {
  test('shows a page of captured mails, newest first', async () => {
    await enqueueMany('json@miramar.test', 5);
    const answer = await demo.app.inject('/api/dev/mailbox?recipient=JSON@miramar.test&limit=2&page=2');
    expect(answer.statusCode).toBe(200);
    const body = answer.json<{ success: boolean; result: { emails: object[]; pagination: object } }>();
    expect(body.success).toBe(true);
    expect(body.result.pagination).toEqual({
      page: 2,
      limit: 2,
      total: 5,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
    expect(body.result.emails).toMatchObject([{ subject: 'Mail 3' }, { subject: 'Mail 2' }]);
    expect(body.result.emails[0]).toEqual({
      id: expect.any(Number),
      recipient: 'json@miramar.test',
      subject: 'Mail 3',
      text: email.text,
      html: email.html,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test.each(['page=0', 'limit=101', 'limit=x', 'page=1.5'])('refuses %s in the envelope', async (query) => {
    const answer = await demo.app.inject(`/api/dev/mailbox?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'VALIDATION_ERROR' });
  });
});

describe('the mailbox as a page', () => {
  test('escapes what others wrote and frames each mail without scripts', async () => {
    const subject = '<script>alert(1)</script>';
    await enqueueEmail(demo.database, {
      recipient: 'page@miramar.test',
      subject,
      ...composeEmail({ greeting: '<b>Hi</b>', paragraphs: ['"quoted" & <i>more</i>'] }),
    });
    const page = await demo.app.inject('/mailbox?recipient=page@miramar.test');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toMatch(/<script|<style|style=|onclick/);
    const [, path = ''] = /<iframe src="(\/mailbox\/\d+)"[^>]* sandbox="([^"]*)"/.exec(page.body) ?? [];
    expect(page.body).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/);

    const frame = await demo.app.inject(path);
    expect(frame.headers['content-security-policy']).toMatch(/^sandbox [^;]*; default-src 'none'/);
    expect(frame.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(frame.body).not.toContain('<b>Hi</b>');
  });

  test('turns pages with links and keeps the filter', async () => {
    await enqueueMany('links@miramar.test', 3);
    const page = await demo.app.inject('/mailbox?recipient=links@miramar.test&limit=1&page=2');
    expect(page.body).toContain('href="/mailbox?page=1&amp;limit=1&amp;recipient=links%40miramar.test"');
    expect(page.body).toContain('href="/mailbox?page=3&amp;limit=1&amp;recipient=links%40miramar.test"');
    const style = await demo.app.inject('/mailbox/style.css');
    expect(style.headers['content-type']).toContain('text/css');
  });

  test.each(['/mailbox/999999', '/mailbox/none', '/mailbox/0'])('%s is not there', async (url) => {
    const answer = await demo.app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

test.each([
  ['outside demo mode', {}],
  ['where mail is delivered', { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'suite@example.test' }],
])('%s there is no mailbox', async (_words, environment: Record<string, string>) => {
  const app = await createTestApp(environment);
  try {
    await enqueueEmail(app.database, email);
    const answer = await app.app.inject('/api/dev/mailbox');
    expect(answer.statusCode).toBe(404);
    for (const url of ['/mailbox', '/mailbox/1', '/mailbox/style.css']) {
      const page = await app.app.inject(url);
      expect(page.body).not.toMatch(/newest first|Hello|color-scheme/);
    }
  } finally {
    await app.close();
  }
});
