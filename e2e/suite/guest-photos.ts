import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.ts';
import { repository } from './start-suite.ts';

export type Pose = 'left' | 'right' | 'up' | 'down';
export const drawnShares = Array.from({ length: 10 }, (_, tenth) => (tenth + 1) / 10);
const poses: readonly Pose[] = ['left', 'right', 'up', 'down'];
const shown = [
  'straight',
  'passport',
  ...poses.flatMap((pose) => drawnShares.map((share) => `${pose}-${share}`)),
];

export type GuestPhotos = Readonly<Record<string, string>>;

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
    return Object.fromEntries<string>(drawn);
  } finally {
    await rm(folder, { recursive: true });
  }
}
