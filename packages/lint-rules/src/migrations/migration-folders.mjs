import { fileURLToPath } from 'node:url';

export const migrationFolders = ['api/migrations', 'packages/registry/migrations'];

/** @param {string} folder */
export const pathOf = (folder) => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));
