/**
 * A webpack.config.js that lists each chunk's style after its script, which webpack does if only the style is cached.
 */
export const stylesLastConfig = `import { remoteConfig } from '@suite/webpack-config';

const stylesLast = {
  apply: ({ hooks }) =>
    hooks.compilation.tap('StylesLast', ({ hooks, chunks }) =>
      hooks.processAssets.tap({ name: 'StylesLast', stage: -1 }, () => {
        for (const { files } of chunks) {
          for (const file of [...files].filter((name) => name.endsWith('.css'))) {
            files.delete(file);
            files.add(file);
          }
        }
      }),
    ),
};

export default (env) =>
  remoteConfig(import.meta.dirname)(env).map((config) => ({
    ...config,
    plugins: [...config.plugins, stylesLast],
  }));
`;
