import { fileURLToPath } from 'node:url';

/** Where migrations are, from the root of the project. */
export const migrationFolders = ['api/migrations', 'packages/registry/migrations'];

/** @param {string} folder */
export const pathOf = (folder) => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));
