import { fileURLToPath } from 'node:url';

// Jest would resolve the name from the remote's repository, where the transformer is not installed.
const transformer = fileURLToPath(import.meta.resolve('@swc/jest'));

/** Transforms TypeScript, and dependencies published only as ES modules. */
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
