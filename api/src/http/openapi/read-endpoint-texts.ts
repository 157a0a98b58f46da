import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../../../packages/contracts/src/', import.meta.url));
const documented =
  /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = defineEndpoint\(\{\s*name: '([a-z-]+)'/g;

export interface EndpointText {
  text: string;
  context: string;
}

export async function readEndpointTexts(): Promise<Map<string, EndpointText>> {
  const files = (await readdir(contracts, { recursive: true })).filter((file) =>
    file.endsWith('.endpoint.ts'),
  );
  const texts = await Promise.all(
    files.map(async (file) => {
      const [context = ''] = file.split(sep);
      const source = await readFile(join(contracts, file), 'utf8');
      return [...source.matchAll(documented)].map(([, comment = '', name = '']) => {
        return [name, { text: paragraphOf(comment), context }] as const;
      });
    }),
  );
  return new Map(texts.flat());
}

function paragraphOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

export function firstSentence(text: string): string {
  return (/^.*?(?=[.;:](?: |$))/.exec(text)?.[0] ?? text).trim();
}
