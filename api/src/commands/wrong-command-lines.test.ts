import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Database } from '@suite/database';
import { runReleaseTokens } from '@suite/registry';
import { runAuditCommand } from '../audit/audit.public.ts';
import { runPasswordRulesCommand } from '../auth/auth.public.ts';
import { runAddressRulesCommand } from '../hotels/hotels.public.ts';
import { runOutboxCommand } from '../mail/mail.public.ts';
import { runAccountsCommand } from '../staff-roles/staff-roles.public.ts';
import { runCommandProcess } from '../testing/processes/start-process.ts';

test.each([
  ['backup', ['--help'], 'Usage: npm run backup -- <new folder>\n'],
  ['create-operator', ['ops@hotel.example', 'Ada', 'King', 'Noel'], /^Usage: <e-mail address> /],
  ['release-tokens', ['remove', '1'], /^Usage of release tokens:\n/],
])('%s answers a command line that is not understood with its usage alone', async (command, args, usage) => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-usage-'));
  // With these settings, any answer other than the usage would be an error of the settings or the database.
  const settings = { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: 'none' };
  const { code, output } = await runCommandProcess(command, args, settings);
  expect({ code, output, left: await readdir(folder) }).toEqual({
    code: 1,
    output: expect.stringMatching(usage),
    left: [],
  });
  await rm(folder, { recursive: true });
});

const unused = () => Promise.reject(new Error('The database was asked.'));
const database: Database = { query: unused, transaction: unused };

test.each([
  ['address-rules', '--international-postcodes yes', runAddressRulesCommand],
  ['accounts', '--help', runAccountsCommand],
  ['accounts', 'role ops@hotel.example owner', runAccountsCommand],
  ['accounts', 'rename ops@hotel.example Ada', runAccountsCommand],
  ['accounts', 'deactivate', runAccountsCommand],
  ['audit', 'redact booking', runAuditCommand],
  ['mail', '--retry one', runOutboxCommand],
  ['password-rules', '--min-length 0', runPasswordRulesCommand],
  ['release-tokens', 'rotate first', runReleaseTokens],
] as const)('%s %s is answered with the usage, without asking the database', async (_command, line, run) => {
  await expect(run(database, line.split(' '))).rejects.toThrow(/^Usage/);
});
