import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const installed = ['antd', 'axios', 'fastify', 'pg', 'react', 'sharp', 'yup'];

interface Cruise {
  summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number };
}

/** Lays the files into a new folder, cruises them by the house's own settings, and tells who broke which rule. */
export function cruiseHouse(files: Record<string, string>): { violations: string[]; cruised: number } {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  };
  const dependencies = Object.fromEntries(installed.map((name) => [name, '*']));
  try {
    for (const [path, content] of Object.entries(files)) write(path, content);
    for (const name of [...installed, 'webpack']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    mkdirSync(join(house, 'node_modules/@suite'));
    const packages = readdirSync(join(house, 'packages')).map((name) => `packages/${name}`);
    for (const folder of packages)
      symlinkSync(join(house, folder), join(house, 'node_modules/@suite', folder.slice(9)));
    const apps = readdirSync(house).filter((name) => !['packages', 'node_modules'].includes(name));
    for (const folder of [...apps, ...packages]) {
      const exports = { '.': './src/index.ts', './*': './src/*/index.ts' };
      const contracts = folder === 'mf-alpha' ? ['rooms'] : undefined;
      write(
        `${folder}/package.json`,
        JSON.stringify({ exports, contracts, dependencies, devDependencies: { webpack: '*' } }),
      );
    }
    const { summary } = cruise(house, [...apps, 'packages']);
    const broken = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    return { violations: [...new Set(broken)].sort(), cruised: summary.totalCruised };
  } finally {
    rmSync(house, { recursive: true });
  }
}

function cruise(house: string, folders: string[]): Cruise {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = join(root, '.dependency-cruiser.cjs');
  const answer = execFileSync(
    process.execPath,
    [program, '--config', settings, '--output-type', 'json', ...folders],
    {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(answer) as Cruise;
}
