import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { openDatabase } = /** @type {typeof import('@suite/database')} */ (require('@suite/database'));
const { startSmtpDelivery } = /** @type {typeof import('../src/mail/mail.public.ts')} */ (
  require('../src/mail/mail.public.ts')
);
const { readSmtpSettings } = /** @type {typeof import('../src/config/smtp-settings.ts')} */ (
  require('../src/config/smtp-settings.ts')
);

const [databaseUrl = '', smtpUrl = '', leaseInMs = ''] = process.argv.slice(2);
const smtp = readSmtpSettings(smtpUrl, 'Suite <suite@example.test>');
if (!smtp) throw new Error('There is nowhere to deliver to');
startSmtpDelivery(smtp, {
  database: await openDatabase(databaseUrl),
  log: console,
  pace: { pollInMs: 20, leaseInMs: Number(leaseInMs) },
});
