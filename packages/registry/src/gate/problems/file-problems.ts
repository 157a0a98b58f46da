import type { Release } from '@suite/descriptor';
import type { GateProblem } from '../gate-problem.ts';
import type { ReleaseContents } from '../release-contents.ts';

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
