import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const pollMs = 250;

/** Polls, since `fs.watch` ends when a build removes the folder. Returns a function to stop. */
export async function watchFolder(folder: string, onSettled: () => Promise<void>): Promise<() => void> {
  let before = await fingerprint(folder);
  let changed = false;
  let timer = setTimeout(poll, pollMs);
  let ended = false;
  async function look() {
    const now = await fingerprint(folder);
    if (now !== before) changed = true;
    else if (changed && now !== '') {
      changed = false;
      await onSettled();
    }
    before = now;
  }
  function poll() {
    void look().finally(() => {
      if (!ended) timer = setTimeout(poll, pollMs);
    });
  }
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

async function fingerprint(folder: string): Promise<string> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    const lines = await Promise.all(
      files.map(async (file) => {
        const { mtimeMs, size } = await stat(file);
        return `${file} ${mtimeMs} ${size}`;
      }),
    );
    return lines.sort().join('\n');
  } catch {
    return '';
  }
}
