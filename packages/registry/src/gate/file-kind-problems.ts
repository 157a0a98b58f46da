import { extname } from 'node:path';
import type { Release } from '@suite/remote-kit/descriptor';
import type { GateProblem } from './gate-problem.ts';

const kinds = new Set(
  'js mjs css json map txt svg png jpg jpeg gif webp avif ico woff woff2 ttf wasm bin onnx'
    .split(' ')
    .map((ending) => `.${ending}`),
);
const serviceWorker = /(?:^|\/)(?:sw|service-?worker)\.m?js$/i;

/** Files that no page of a remote needs, and that would be more than files at the address of the suite. */
export function fileKindProblems({ files }: Release): GateProblem[] {
  return Object.keys(files).flatMap((path): GateProblem[] => {
    if (serviceWorker.test(path)) {
      const message = `${path} is named as a service worker: leave it out, as requests of the suite are the host's alone.`;
      return [{ code: 'file-kind', message, field: path }];
    }
    if (kinds.has(extname(path).toLowerCase())) return [];
    const message = `${path} is of a kind that no remote loads: leave it out, or serve it from elsewhere.`;
    return [{ code: 'file-kind', message, field: path }];
  });
}
