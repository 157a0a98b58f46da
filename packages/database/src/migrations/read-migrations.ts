import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  file: string;
  text: string;
  sha256: string;
  /** A build needs at least this migration to work with this one applied. */
  oldest_build: string;
  /** Only an online migration has steps. It runs beside the writes of the application. */
  steps?: MigrationStep[];
}

export interface MigrationStep {
  title: string;
  text: string;
  isRepeated: boolean;
}

const numbered = /^\d{4}_[a-z0-9_]+\.sql$/;
const header = /^-- oldest-compatible-build: (\d{4})$/m;
const onlineHeader = /^-- online$/m;
const stepHeader = /^-- step: (.+?)(, repeated)?$/m;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  files.forEach((file, index) => {
    if (!numbered.test(file))
      throw new Error(`Migration ${join(folder, file)} is not named like 0001_what_it_does.sql.`);
    if (files[index - 1]?.slice(0, 4) === file.slice(0, 4)) {
      throw new Error(`Migrations ${files[index - 1]} and ${file} in ${folder} have the same number.`);
    }
  });
  return Promise.all(
    files.map(async (file) => {
      // Git may check files out with Windows line ends.
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const oldest_build = header.exec(text)?.[1] ?? file.slice(0, 4);
      return {
        file,
        text,
        sha256,
        oldest_build,
        ...(onlineHeader.test(text) && { steps: readSteps(file, text) }),
      };
    }),
  );
}

/** @throws Error for statements that belong to no step */
function readSteps(file: string, text: string): MigrationStep[] {
  const [before = '', ...parts] = text.split(stepHeader);
  if (/^(?!--|\s*$)/m.test(before) || parts.length === 0) {
    throw new Error(
      `The online migration ${file} needs a line such as "-- step: fill hotel_id" before each step.`,
    );
  }
  const steps: MigrationStep[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [title = '', repeated, statements = ''] = parts.slice(at, at + 3) as (string | undefined)[];
    steps.push({ title, text: statements, isRepeated: repeated !== undefined });
  }
  return steps;
}
