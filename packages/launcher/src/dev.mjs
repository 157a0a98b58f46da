import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() => import('./commands/run-dev.mjs').then(({ runDev }) => runDev(process.argv.slice(2))));
