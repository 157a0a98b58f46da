import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() => import('./commands/run-tests.mjs').then(({ runTests }) => runTests()));
