import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRules, syntaxRules, typeScriptRules } from '@suite/lint-rules/lint-rules';
import { routerNames } from '@suite/webpack-config/shared-singletons';
import { defineConfig } from 'oxlint';

const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/src/testing/**', 'packages/testing/**'];
const scripts = ['**/*.{js,mjs,cjs}'];
const browser = [
  'shell/src/**',
  'mf-*/src/**',
  'packages/{ui,session,api-client,descriptor,i18n,remote-kit}/src/**',
];
/** Federation requires a default export of each exposed module. */
const exposedModulesIn = (/** @type {string} */ folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const descriptor = readFileSync(new URL(`${folder}${name}/remote.json`, import.meta.url), 'utf8');
      /** @type {{ exposes: string[] }} */
      const { exposes } = JSON.parse(descriptor);
      return exposes.map((module) => `**/${name}/src/${module.slice('./'.length)}.tsx`);
    });
// Playwright requires a default export of the global setup, which is the last entry.
const mayExportDefault = [
  '**/remote.tsx',
  ...['./', './packages/webpack-config/fixtures/'].flatMap(exposedModulesIn),
  '**/*.config.{js,mjs,cjs,ts}',
  '.size-limit.mjs',
  '**/*.d.ts',
  'e2e/suite/make-template.ts',
];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/',
    '**/.data/',
    '**/.cache/',
    '**/.turbo/',
    '**/*.generated.*',
    '**/test-results/',
    // The example imports types that its test generates.
    'examples/typed-client/',
    // The peers import types that their build installs.
    'packages/bench/peers/',
  ],
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react'],
  jsPlugins: [fileURLToPath(import.meta.resolve('@suite/lint-rules/lint-plugin'))],
  rules: syntaxRules,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typeScriptRules },
    { files: scripts, rules: { 'no-redeclare': 'error' } },
    { files: mayExportDefault, rules: { 'house/no-default-export': 'off' } },
    { files: browser, rules: reactRules },
    {
      files: [...browser, 'api/src/**'],
      excludeFiles: ['api/src/commands/**', ...tests],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['api/src/*/{use-cases,domain}/**', 'api/src/*/*.policy.ts'],
      excludeFiles: tests,
      rules: { 'house/no-status-code': 'error' },
    },
    {
      files: ['mf-*/src/**'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-router-dom',
                allowImportNames: routerNames,
                allowTypeImports: true,
                message:
                  'The host provides no other names (packages/webpack-config/src/shared-singletons.mjs).',
              },
            ],
          },
        ],
      },
    },
    {
      files: tests,
      rules: {
        // Tests are lists of cases and setups, which may be long.
        complexity: 'off',
        'max-lines-per-function': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
