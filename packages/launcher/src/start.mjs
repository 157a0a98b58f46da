import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() => import('./commands/start-suite.mjs').then(({ startSuite }) => startSuite()));
