import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../../../packages/contracts/src/', import.meta.url));
const documented =
  /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = defineEndpoint\(\{\s*name: '([a-z-]+)'/g;

/** What the contracts' sources say of each endpoint, by its name: the comment above it as one paragraph. */
export async function readEndpointTexts(): Promise<Map<string, string>> {
  const files = await readdir(contracts, { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith('.endpoint.ts'))
      .map((file) => readFile(join(contracts, file), 'utf8')),
  );
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(documented)].map(([, comment = '', name = '']) => [name, paragraphOf(comment)]),
    ),
  );
}

function paragraphOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

/** The first sentence, without its full stop. */
export function firstSentence(text: string): string {
  return (/^.*?(?=[.;:](?: |$))/.exec(text)?.[0] ?? text).trim();
}
