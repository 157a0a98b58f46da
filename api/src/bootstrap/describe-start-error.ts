import { types } from 'node:util';

type StartError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

const sentences: Record<string, (error: StartError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop it, or set PORT to a free one.`,
  EACCES: ({ port, path }) =>
    port === undefined ? `No permission to use ${path}.` : `No permission to listen on port ${port}.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}: check HOST.`,
  ENOTFOUND: ({ hostname }) => `There is no address named ${hostname}: check HOST.`,
  ENOTDIR: ({ path }) => `${path} cannot be used: part of the path is not a folder. Check DATA_DIR.`,
  EEXIST: ({ path }) => `${path} is in the way: it is not a folder. Check DATA_DIR.`,
  EROFS: ({ path }) => `${path} is on a read-only disk. Check DATA_DIR.`,
  ENOSPC: () => 'The disk is full.',
};

export function describeStartError(error: unknown): string {
  if (!types.isNativeError(error)) return `The server could not start: ${String(error)}`;
  const { code = '' } = error as NodeJS.ErrnoException;
  return sentences[code]?.(error) ?? error.message;
}
