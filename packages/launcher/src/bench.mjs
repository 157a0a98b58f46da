import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() =>
  import('./commands/run-bench.mjs').then(({ runBench }) => runBench(process.argv.slice(2))),
);
