import { extname } from 'node:path';
import type { Release } from '@suite/descriptor';
import type { GateProblem } from '../gate-problem.ts';

const kinds = new Set(
  'js mjs css json map txt svg png jpg jpeg gif webp avif ico woff woff2 ttf bin onnx'
    .split(' ')
    .map((ending) => `.${ending}`),
);
const serviceWorker = /(?:^|\/)(?:sw|service-?worker)\.m?js$/i;

/** Lists files that a browser could use against the suite, such as a service worker. */
export function fileKindProblems({ files }: Release): GateProblem[] {
  return Object.keys(files).flatMap((path): GateProblem[] => {
    if (serviceWorker.test(path)) {
      const message = `${path} is named like a service worker: leave it out, as only the host may have one.`;
      return [{ code: 'file-kind', message, field: path }];
    }
    const kind = extname(path).toLowerCase();
    if (kinds.has(kind)) return [];
    if (kind === '.wasm') {
      const message = `${path} is WebAssembly, which the policy of the page refuses, also in a worker: leave it out, or compute on a back end of your own.`;
      return [{ code: 'file-kind', message, field: path }];
    }
    const message = `${path} is of a kind that no remote loads: leave it out, or serve it from elsewhere.`;
    return [{ code: 'file-kind', message, field: path }];
  });
}
