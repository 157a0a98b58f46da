import { withSupportedNode } from './install/supported-node.mjs';

withSupportedNode(() =>
  import('./commands/run-calibrate.mjs').then(({ runCalibrate }) => runCalibrate(process.argv.slice(2))),
);
