import { fileURLToPath } from 'node:url';

export const registryMigrations = fileURLToPath(new URL('../migrations', import.meta.url));
