import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tree/tree.ts';

interface Answer {
  diagnostics: { code?: string; message: string; filename: string }[];
}

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM'],
  jsx: 'preserve',
  strict: true,
  noEmit: true,
  types: [],
};

/**
 * Lints all texts in one run in a temporary folder. @returns names of broken rules by path
 * @returns path → names of the rules it breaks, in order and each once
 */
export function lintTexts(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-settings-'));
  try {
    const settings = pathToFileURL(join(root, 'oxlint.config.mjs')).href;
    write(folder, 'oxlint.config.mjs', `export { default } from '${settings}';\n`);
    write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions }));
    for (const [path, code] of texts) write(folder, path, code);
    return brokenRules(runOxlint(folder), [...texts.keys()]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function runOxlint(folder: string): Answer {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '-c', 'oxlint.config.mjs', '--format=json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    // oxlint finds the program for typed rules by PATH.
    env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
    timeout: 60_000,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Answer;
}

function brokenRules({ diagnostics }: Answer, paths: string[]): Map<string, string[]> {
  const broken = new Map(paths.map((path) => [path, new Set<string>()]));
  for (const { code, message, filename } of diagnostics) {
    const [, plugin, rule] = /^(.+)\((.+)\)$/.exec(code ?? '') ?? [];
    const name = plugin === 'eslint' ? rule : `${plugin?.replace('react-hooks', 'react')}/${rule}`;
    broken.get(filename.replaceAll('\\', '/'))?.add(rule === undefined ? message : (name ?? ''));
  }
  return new Map([...broken].map(([path, rules]) => [path, [...rules].sort()]));
}
