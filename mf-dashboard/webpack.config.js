import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@suite/webpack-config';

// The charts library takes all of lodash for a few functions, and two packages for what is not used of it here.
export default remoteConfig(import.meta.dirname, {
  lodash$: fileURLToPath(import.meta.resolve('lodash-es')),
  html2canvas: false,
  'react-dom/client$': false,
});
