import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export function readDevLink(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const link = /Open (\S+override=\S+)/.exec(line)?.[1];
        if (link) resolve(link);
      });
    }
    child.once('close', () => reject(new Error(`The development session ended:\n${lines.join('\n')}`)));
  });
}
