/** TypeScript and modern modules to what Jest runs; also the few dependencies published as ES modules alone. */
export const swcTransform = {
  '\\.m?[jt]sx?$': [
    '@swc/jest',
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
