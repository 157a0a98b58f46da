import { gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** What the files of a release say, beside what its `release.json` says of them. */
export interface ReleaseContents {
  /** Each file there is: its compressed size, and its SHA-384 unless that was proved before. */
  files: Readonly<Record<string, { gzip: number; hash?: string | undefined }>>;
  /** `mf-manifest.json`, parsed; undefined when it is not there or is not JSON. */
  federation: unknown;
}

/** The file that tells other Module Federation hosts what a release holds. */
export const federationManifest = 'mf-manifest.json';

const toGzip = promisify(gzip);

/** The bytes a browser would fetch; never more than the file itself. */
export async function compressedSize(content: Buffer): Promise<number> {
  return Math.min(content.length, (await toGzip(content, { level: 9 })).length);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
