/** A process that delivers the outbox of a database until it is killed. */
import { register } from 'node:module';

register(new URL('../../packages/database/test-processes/typescript-hooks.mjs', import.meta.url));
const { openDatabase } = await import('@suite/database');
const { startSmtpDelivery } = await import('../src/mail/mail.public.ts');
const { readSmtpSettings } = await import('../src/smtp-settings.ts');

const [databaseUrl = '', smtpUrl = '', leaseInMs = ''] = process.argv.slice(2);
const smtp = readSmtpSettings(smtpUrl, 'Suite <suite@example.test>');
if (!smtp) throw new Error('There is nowhere to deliver to');
startSmtpDelivery(smtp, {
  database: await openDatabase(databaseUrl),
  log: console,
  pace: { pollInMs: 20, leaseInMs: Number(leaseInMs) },
});
