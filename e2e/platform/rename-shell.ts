import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hashedName = /\.([0-9a-f]{12})\.(?:js|css)$/;

export async function renameShell(from: string, to: string): Promise<void> {
  const names = (await readdir(path.join(from, 'assets'))).filter((name) => hashedName.test(name));
  const hashes = [...new Set(names.map((name) => hashedName.exec(name)?.[1] ?? ''))];
  const rename = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, [...hash].reverse().join('')), text);
  await mkdir(path.join(to, 'assets'), { recursive: true });
  for (const name of ['index.html', 'provided.json', ...names.map((asset) => `assets/${asset}`)]) {
    await writeFile(path.join(to, rename(name)), rename(await readFile(path.join(from, name), 'utf8')));
  }
}
