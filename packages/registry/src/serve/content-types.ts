import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

export function contentType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

/** Source maps contain the source: they are stored and never served. */
export function isSourceMap(path: string): boolean {
  return /\.map$/i.test(path);
}

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

export const encodingSuffixes: readonly string[] = Object.keys(encodings);

export function encodingOf(suffix: string): string | undefined {
  return encodings[suffix];
}

/** Returns the file suffixes to try, best first; the empty suffix is the uncompressed file. */
export function acceptedSuffixes(header: string | undefined): string[] {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    if (name) accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return [...(accepts('br') ? ['.br'] : []), ...(accepts('gzip') ? ['.gz'] : []), ''];
}
