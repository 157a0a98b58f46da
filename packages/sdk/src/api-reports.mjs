import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { entryPoints } from './entry-points.mjs';
import { buildFolder, root, sdkPackages, stageFolder } from './sdk-packages.mjs';

export const committedReports = join(root, 'packages/sdk/reports');
const ending = '.api.md';

/**
 * @typedef {object} Difference
 * @property {string} report file name
 * @property {string} name entry point
 * @property {'changed' | 'new' | 'gone'} change
 */

/**
 * Compares exports of the built packages with the committed reports.
 * @param {{ isWriting: boolean, reportFolder?: string }} options `isWriting` updates the reports
 * @returns {Difference[]}
 */
export function reportDifferences({ isWriting, reportFolder = committedReports }) {
  linkPackages();
  // Changes of contracts show in api/openapi.generated.json.
  const entries = entryPoints()
    .filter(({ name }) => !name.startsWith('@suite/contracts/'))
    .map((entry) => ({ ...entry, report: reportName(entry.name) }));
  mkdirSync(reportFolder, { recursive: true });
  const configs = entries.map((entry) => extractorConfig(entry, reportFolder));
  const [first] = configs;
  if (!first) throw new Error('The SDK is not built: npm run build -w @suite/sdk');
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: entries.map(({ types }) => types),
  });
  const differences = entries.flatMap((entry, index) => {
    const config = configs[index];
    if (!config) return [];
    /** @type {Difference['change']} */
    const change = existsSync(join(reportFolder, entry.report)) ? 'changed' : 'new';
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: isWriting,
      messageCallback: (message) => void (message.handled = true),
    });
    return apiReportChanged ? [{ report: entry.report, name: entry.name, change }] : [];
  });
  const known = new Set(entries.map(({ report }) => report));
  return [...differences, ...reportsOfNothing(reportFolder, { known, isWriting })];
}

/** Links packages above their folder, since links inside it would be copied into repositories and lead back here. */
function linkPackages() {
  const modules = join(buildFolder, 'node_modules/@suite');
  mkdirSync(modules, { recursive: true });
  for (const name of sdkPackages)
    if (!existsSync(join(modules, name)))
      symlinkSync(join(stageFolder, name), join(modules, name), 'junction');
}

/**
 * @param {string} reportFolder
 * @param {{ known: ReadonlySet<string>, isWriting: boolean }} options `known` contains all current file names
 * @returns {Difference[]}
 */
function reportsOfNothing(reportFolder, { known, isWriting }) {
  const gone = readdirSync(reportFolder).filter((file) => !known.has(file));
  if (isWriting) for (const file of gone) rmSync(join(reportFolder, file));
  const change = /** @type {const} */ ('gone');
  return gone.map((report) => ({ report, name: basename(report, ending), change }));
}

/** @param {string} name `@suite/ui/core` */
const reportName = (name) => `${name.slice('@suite/'.length).replaceAll('/', '.')}${ending}`;

/**
 * @param {import('./entry-points.mjs').EntryPoint & { report: string }} entry
 * @param {string} reportFolder
 */
function extractorConfig({ folder, types, report }, reportFolder) {
  const silent = { default: { logLevel: /** @type {any} */ ('none') } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: basename(report, ending),
        reportFolder,
        reportTempFolder: join(buildFolder, 'reports'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

const compilerOptions = {
  // Symlinks are preserved, so that types in `node_modules` count as another package.
  preserveSymlinks: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};
