import { landMigrations, migrationFolders, pathOf } from './landed-migrations.mjs';

try {
  for (const folder of migrationFolders) {
    for (const file of landMigrations(pathOf(folder))) process.stdout.write(`Listed ${folder}/${file}\n`);
  }
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
