import type { Release } from '@suite/descriptor';
import type { GateProblem } from '../gate-problem.ts';
import type { ReleaseContents } from '../release-contents.ts';
import { extname } from 'node:path';

const kinds = new Set(
  'js mjs css json map txt svg png jpg jpeg gif webp avif ico woff woff2 ttf bin onnx'
    .split(' ')
    .map((ending) => `.${ending}`),
);
const serviceWorker = /(?:^|\/)(?:sw|service-?worker)\.m?js$/i;

export function fileProblems({ files: listed }: Release, { files: present }: ReleaseContents): GateProblem[] {
  const problems: GateProblem[] = [];
  for (const [path, expected] of Object.entries(listed)) {
    const file = Object.hasOwn(present, path) ? present[path] : undefined;
    if (!file) {
      const message = `${path} is listed in release.json and is not among the files: build again and publish all of dist.`;
      problems.push({ code: 'file-missing', message, field: path });
    } else if (file.hash !== undefined && file.hash !== expected) {
      const message = `${path} does not have the content its hash in release.json promises: build again and publish it untouched.`;
      problems.push({ code: 'file-hash', message, field: path });
    }
  }
  for (const path of Object.keys(present)) {
    if (Object.hasOwn(listed, path) || path === 'release.json') continue;
    const message = `${path} is not listed in release.json: take it out of dist, or build again so that it is listed.`;
    problems.push({ code: 'file-unlisted', message, field: path });
  }
  return problems;
}

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
