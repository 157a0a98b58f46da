import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findFolderCycles, readSourceImports, type Module } from './folder-cycles.mjs';

const root = resolve(__dirname, '../../../..');
const installed = ['antd', 'axios', 'fastify', 'pg', 'react', 'sharp', 'yup'];

interface Cruise {
  modules: Module[];
  summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number };
}

interface Cruised {
  violations: string[];
  folderCycles: string[];
  cruised: number;
}

export function cruiseProject(files: Record<string, string>): Cruised {
  const project = mkdtempSync(join(tmpdir(), 'sample-project-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  };
  const dependencies = Object.fromEntries(installed.map((name) => [name, '*']));
  try {
    for (const [path, content] of Object.entries(files)) write(path, content);
    for (const name of [...installed, 'webpack']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    mkdirSync(join(project, 'node_modules/@suite'));
    const packages = readdirSync(join(project, 'packages')).map((name) => `packages/${name}`);
    for (const folder of packages)
      symlinkSync(join(project, folder), join(project, 'node_modules/@suite', folder.slice(9)));
    const apps = readdirSync(project).filter((name) => !['packages', 'node_modules'].includes(name));
    for (const folder of [...apps, ...packages]) {
      const exports = { '.': './src/index.ts', './*': './src/*/index.ts' };
      const contracts = folder === 'mf-alpha' ? ['rooms'] : undefined;
      write(
        `${folder}/package.json`,
        JSON.stringify({ exports, contracts, dependencies, devDependencies: { webpack: '*' } }),
      );
    }
    const { summary, modules } = cruise(project, [...apps, 'packages']);
    const broken = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    return {
      violations: [...new Set(broken)].sort(),
      folderCycles: findFolderCycles(readSourceImports(modules)),
      cruised: summary.totalCruised,
    };
  } finally {
    rmSync(project, { recursive: true });
  }
}

function cruise(project: string, folders: string[]): Cruise {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = join(root, '.dependency-cruiser.cjs');
  const answer = execFileSync(
    process.execPath,
    [program, '--config', settings, '--output-type', 'json', ...folders],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(answer) as Cruise;
}
