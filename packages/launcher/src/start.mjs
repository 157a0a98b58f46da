import { withSupportedNode } from './supported-node.mjs';

withSupportedNode(() => import('./commands/start-suite.mjs').then(({ startSuite }) => startSuite()));
