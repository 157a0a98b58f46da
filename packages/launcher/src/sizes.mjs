import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() => import('./commands/run-sizes.mjs').then(({ runSizes }) => runSizes()));
