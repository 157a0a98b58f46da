import { fileURLToPath } from 'node:url';

/** The folder of the registry's own numbered migrations. */
export const registryMigrations = fileURLToPath(new URL('../migrations', import.meta.url));
