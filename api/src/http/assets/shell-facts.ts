import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function readProvidedVersions(shellDir: string): Promise<Record<string, string> | undefined> {
  const isVersion = (value: unknown) => typeof value === 'string';
  return readFacts<string>(shellDir, { file: 'provided.json', isFact: isVersion });
}

export function readOwnLabels(shellDir: string): Promise<Record<string, string[]> | undefined> {
  const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');
  return readFacts<string[]>(shellDir, { file: 'own-labels.json', isFact: isTexts });
}

async function readFacts<Fact>(
  shellDir: string,
  { file, isFact }: { file: string; isFact: (value: unknown) => boolean },
): Promise<Record<string, Fact> | undefined> {
  const path = join(shellDir, file);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const facts = JSON.parse(text) as unknown;
  const isRecord = typeof facts === 'object' && facts !== null && !Array.isArray(facts);
  if (!isRecord || !Object.values(facts).every(isFact))
    throw new Error(`${path} is not what a build of the shell writes: build the shell again.`);
  return facts as Record<string, Fact>;
}
