import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@suite/webpack-config';

const engine = path.join(import.meta.dirname, 'src/components/chart/chart-engine.ts');

// The charts library takes all of its engine and all of lodash for a few functions, and two packages for what is not
// used of it here.
export default remoteConfig(import.meta.dirname, {
  '@antv/g2$': engine,
  '@antv/g2-extension-plot$': engine,
  lodash$: fileURLToPath(import.meta.resolve('lodash-es')),
  '@antv/vendor/d3-scale-chromatic$': false,
  html2canvas: false,
  'react-dom/client$': false,
});
