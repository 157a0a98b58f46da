import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.ts';
import { repository } from './start-suite.ts';

const shown = ['straight', 'halfLeft', 'left', 'halfRight', 'right', 'passport'] as const;

/** A drawn guest as data addresses: how their head looks from the front and turned, and their passport. */
export type GuestPhotos = Record<(typeof shown)[number], string>;

/** Draws a guest with the program by which the engine's own tests draw theirs. */
export async function drawGuest(): Promise<GuestPhotos> {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-guest-'));
  try {
    await run(process.execPath, ['packages/identity/test-processes/write-guest.mjs', folder], repository);
    const drawn = await Promise.all(
      shown.map(async (name) => {
        const photo = await readFile(path.join(folder, `${name}.jpg`));
        return [name, `data:image/jpeg;base64,${photo.toString('base64')}`] as const;
      }),
    );
    return Object.fromEntries(drawn) as GuestPhotos;
  } finally {
    await rm(folder, { recursive: true });
  }
}
