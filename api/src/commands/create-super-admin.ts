import { readConfig } from '../config.ts';
import { openStorage } from '../open-storage.ts';
import { createSuperAdmin } from '../staff-roles/staff-roles.public.ts';
import { startSentence } from '../start-sentence.ts';

const [usr_email = '', usr_firstname, usr_lastname] = process.argv.slice(2);

async function run(): Promise<void> {
  if (usr_email === '') throw new Error('Usage: create-super-admin <e-mail> [first name] [last name]');
  const storage = await openStorage(readConfig(process.env), () => undefined);
  try {
    const person = {
      usr_email,
      ...(usr_firstname && { usr_firstname }),
      ...(usr_lastname && { usr_lastname }),
    };
    const created = await createSuperAdmin(storage.database, person);
    process.stdout.write(
      `Super Admin ${created.usr_email}\nPassword    ${created.password}\nThe password is not shown again.\n`,
    );
  } finally {
    await storage.close();
  }
}

await run().catch((error: unknown) => {
  process.stderr.write(`${startSentence(error)}\n`);
  process.exitCode = 1;
});
