import { fileURLToPath } from 'node:url';

// By its file: a remote in a repository of its own has not installed it itself, and Jest looks where the remote is.
const transformer = fileURLToPath(import.meta.resolve('@swc/jest'));

/** TypeScript and modern modules to what Jest runs; also the few dependencies published as ES modules alone. */
export const swcTransform = {
  '\\.m?[jt]sx?$': [
    transformer,
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
