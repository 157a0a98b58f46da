import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles, readProjectFile, root } from '../tree/tree.ts';

const pages = listFiles().filter((path) => path.endsWith('.md'));
const link = /\]\(([^)\s]+)\)/g;

/** Computes anchors like GitHub. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string) =>
  [...readProjectFile(page).matchAll(/^#+\s+(.*)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

function deadLinks(page: string): string[] {
  const targets = [...readProjectFile(page).matchAll(link)].map(([, target]) => target ?? '');
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  });
}

test.each(pages)('%s leads nowhere that is not there', (page) => {
  expect(deadLinks(page)).toEqual([]);
});
