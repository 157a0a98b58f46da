import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sdkPackages } from './sdk-packages.mjs';

// Sources use these types without importing them.
const ambientTypes = [
  'ui/src/css-modules.d.ts',
  'remote-kit/src/developing/react-refresh.d.ts',
  'testing/src/jest/browser-setup.ts',
];

/** @param {string} folder */
export function compilePackages(folder) {
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify(compilerSettings(folder)));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', settings], { stdio: 'inherit' });
}

/** @param {string} folder */
function compilerSettings(folder) {
  const packages = join(root, 'packages');
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      // `npm run check` already reports type errors.
      noCheck: true,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: packages,
      outDir: folder,
    },
    files: ambientTypes.map((file) => join(packages, file)),
    include: sdkPackages.map((name) => join(packages, name, 'src')),
    exclude: [join(packages, '*/src/**/*.test.ts'), join(packages, '*/src/**/*.test.tsx')].concat(
      sdkPackages.map((name) => join(packages, name, 'src/testing')),
    ),
  };
}
