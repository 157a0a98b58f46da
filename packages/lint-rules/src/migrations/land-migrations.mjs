// A landed migration must not change any more.
import { landMigrations } from './landed-migrations.mjs';
import { migrationFolders, pathOf } from './migration-folders.mjs';

try {
  for (const folder of migrationFolders) {
    for (const file of landMigrations(pathOf(folder))) process.stdout.write(`Listed ${folder}/${file}\n`);
  }
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
