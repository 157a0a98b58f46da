import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() => import('./commands/run-checks.mjs').then(({ checkProject }) => checkProject()));
