import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const name = 'backup.json';

interface Manifest {
  made_at: string;
  files: Record<string, string>;
}

/** Must be called last, because a folder without a manifest counts as incomplete. */
export async function writeManifest(folder: string): Promise<number> {
  const files = await hashFiles(folder);
  const manifest: Manifest = { made_at: new Date().toISOString(), files };
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** @throws Error if a file is missing, changed or unexpected */
export async function requireWhole(folder: string): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} is no backup, or one that was cut off: it has no ${name}.`);
  const { files: expected } = JSON.parse(text) as Manifest;
  const found = await hashFiles(folder);
  for (const path of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[path] !== found[path]) throw new Error(`${join(folder, path)} is not as it was backed up.`);
  }
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll(sep, '/');
    if (path === name) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    files[path] = hash.digest('hex');
  }
  return files;
}
