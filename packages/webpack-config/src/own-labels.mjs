import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the shell's menu texts by language; remotes may not use them.
 * @param {string} folder the shell's workspace
 * @returns {Record<string, string[]>}
 */
export function readOwnLabels(folder) {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  /** @type {string[]} */
  const labels = read('own-labels.json');
  const catalogs = readdirSync(path.join(folder, 'src/languages')).filter((file) => file.endsWith('.json'));
  const translated = catalogs.map((file) => {
    /** @type {Record<string, string>} */
    const texts = read(`src/languages/${file}`);
    return [path.basename(file, '.json'), labels.map((label) => texts[label] ?? label)];
  });
  return { en: labels, ...Object.fromEntries(translated) };
}
