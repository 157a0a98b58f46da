import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFile, inProject } from '../project-root.mjs';

/**
 * What makes a copy another remote, or another release of the same one.
 * @typedef {object} Change
 * @property {string} name
 * @property {string} version
 * @property {[from: string, to: string]} [text] in the code
 * @property {(descriptor: Record<string, unknown>) => Record<string, unknown>} [descriptor]
 */

const source = 'mf-bookings';

/**
 * Writes a build of the bookings remote with its own name and hashes to `<folder>/<name>/dist`, as if its team had
 * built it.
 * @param {string} folder
 * @param {Change} change
 */
export async function copyRemote(folder, { name, version, text, descriptor }) {
  const release = JSON.parse(await readFile(builtFile(source, 'dist', 'release.json'), 'utf8'));
  const build = createHash('sha256')
    .update(`${name} ${version}`)
    .digest('hex')
    .slice(0, release.build.length);
  const container = `${name.replaceAll('-', '_')}_${build}`;
  const dist = join(folder, name, 'dist');
  await mkdir(dist, { recursive: true });
  /** @type {Record<string, string>} */
  const files = {};
  let changed = false;
  for (const file of Object.keys(release.files)) {
    const before = (await readFile(inProject(source, 'dist', file), 'utf8'))
      .replaceAll(release.container, container)
      .replace(`"buildName": "${source}"`, `"buildName": "${name}"`)
      .replace(`"buildVersion": "${release.version}"`, `"buildVersion": "${version}"`);
    const after = text ? before.replaceAll(...text) : before;
    changed ||= after !== before;
    await writeFile(join(dist, file), after);
    files[file] = `sha384-${createHash('sha384').update(after).digest('base64')}`;
  }
  if (text && !changed) throw new Error(`No file of ${source} contains ${text[0]}`);
  const described = { ...release.descriptor, name };
  const manifest = { ...release, name, version, build, container, files };
  manifest.descriptor = descriptor?.(described) ?? described;
  await writeFile(join(dist, 'release.json'), JSON.stringify(manifest));
}
