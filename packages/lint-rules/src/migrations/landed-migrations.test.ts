import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compareMigrations, landMigrations, migrationFolders, pathOf } from './landed-migrations.mjs';

test.each(migrationFolders)('%s: landed migrations are as they landed, and new ones are listed', (folder) => {
  // For an unlisted migration run `npm run land-migrations`; undo a changed or missing one and add a new file.
  expect(compareMigrations(pathOf(folder))).toEqual({ changed: [], missing: [], unlisted: [] });
});

describe('in a copy of the migrations', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'suite-landed-'));
    cpSync(pathOf('api/migrations'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const first = '0001_accounts.sql';
  const readList = () => readFileSync(join(folder, 'landed.sha256'), 'utf8');

  test('one space more in a landed one is seen, and the list does not take it', () => {
    const list = readList();
    appendFileSync(join(folder, first), ' ');
    expect(compareMigrations(folder)).toEqual({ changed: [first], missing: [], unlisted: [] });
    expect(() => landMigrations(folder)).toThrow(/0001_accounts\.sql has landed: undo the change/);
    expect(readList()).toBe(list);
  });

  test('a landed one under another name is seen', () => {
    renameSync(join(folder, first), join(folder, '9001_accounts.sql'));
    expect(compareMigrations(folder)).toMatchObject({ missing: [first], unlisted: ['9001_accounts.sql'] });
    expect(() => landMigrations(folder)).toThrow(/has landed/);
  });

  test('a new one is added to the end of the list', () => {
    const list = readList();
    writeFileSync(
      join(folder, '9001_rooms.sql'),
      '-- oldest-compatible-build: 0001\ncreate table more_rooms ();\n',
    );
    expect(compareMigrations(folder)).toMatchObject({ unlisted: ['9001_rooms.sql'] });
    expect(landMigrations(folder)).toEqual(['9001_rooms.sql']);
    expect(readList()).toMatch(/^[^]*\n[0-9a-f]{64} {2}9001_rooms\.sql\n$/);
    expect(readList().startsWith(list)).toBe(true);
    expect(compareMigrations(folder)).toEqual({ changed: [], missing: [], unlisted: [] });
  });

  test.each([
    ['names no oldest compatible build', ''],
    ['names a build after itself', '-- oldest-compatible-build: 9002\n'],
  ])('a new one that %s is refused', (_case, header) => {
    const list = readList();
    writeFileSync(join(folder, '9001_rooms.sql'), `${header}create table more_rooms ();\n`);
    expect(() => landMigrations(folder)).toThrow(
      /9001_rooms\.sql needs a line such as "-- oldest-compatible/,
    );
    expect(readList()).toBe(list);
  });

  test('Windows line ends are no change', () => {
    const text = readFileSync(join(folder, first), 'utf8');
    writeFileSync(join(folder, first), text.replaceAll('\n', '\r\n'));
    expect(compareMigrations(folder).changed).toEqual([]);
  });
});
