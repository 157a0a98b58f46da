import { withSupportedNode } from './supported-node.mjs';

withSupportedNode(() => import('./commands/run-checks.mjs').then(({ checkProject }) => checkProject()));
