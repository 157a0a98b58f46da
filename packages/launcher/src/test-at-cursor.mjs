import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, toolFile } from './project.mjs';
import { findTestTitle } from './tests/find-test-title.mjs';

// Editors' debuggers run `test-at-cursor.mjs <file> <line>` for one test.
const [file = '', line = '1'] = process.argv.slice(2);
const title = findTestTitle(readFileSync(file, 'utf8'), Number(line));
const isBrowserTest = file.endsWith('.spec.ts');
const program = isBrowserTest ? toolFile('@playwright/test', 'playwright') : toolFile('jest');
const args = isBrowserTest
  ? ['test', '-c', 'e2e', file, ...(title ? ['--grep', title] : [])]
  : ['--runInBand', '--runTestsByPath', file, ...(title ? ['--testNamePattern', title] : [])];
spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
