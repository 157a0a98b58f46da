import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@suite/webpack-config';

const build = remoteConfig(import.meta.dirname);

/** The charts library takes all of lodash for a few functions, and two packages for what is not used of it here. */
const alias = {
  lodash$: fileURLToPath(import.meta.resolve('lodash-es')),
  html2canvas: false,
  'react-dom/client$': false,
};

/** @param {{ WEBPACK_SERVE?: boolean }} env */
export default (env) => {
  const config = build(env);
  return { ...config, resolve: { ...config.resolve, alias } };
};
