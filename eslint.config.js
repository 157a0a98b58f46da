import js from '@eslint/js';
import { housePlugin } from '@suite/house-rules/eslint-plugin';
import { routerNames } from '@suite/webpack-config/shared-singletons';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/src/testing/**', 'packages/testing/**'];
const scripts = ['**/*.{js,mjs,cjs}'];
const browser = ['shell/src/**', 'mf-*/src/**', 'packages/{ui,session,api-client,remote-kit}/src/**'];
// The last is what Playwright runs before everything, and takes by no other name.
const mayExportDefault = [
  '**/remote.tsx',
  '**/*.config.{js,mjs,cjs,ts}',
  '**/*.d.ts',
  'e2e/suite/make-template.ts',
];

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'List the names a module exports (docs/decisions/0015-name-files-after-use-cases.md).',
};
const noDefault = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message:
    'Export by name, so that one word finds every use (docs/decisions/0015-name-files-after-use-cases.md).',
};
const noSkippedTests = {
  selector:
    'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
  message: 'A test runs or does not exist.',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.data/',
    '**/.cache/',
    '**/.turbo/',
    '**/*.generated.*',
    '**/test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { house: housePlugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Hooks and forms hand out functions under the syntax of methods; taking them apart is how they are used.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'house/disable-reason': 'error',
      'house/file-name': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-empty': 'error',
      'no-restricted-syntax': ['error', noBarrels, noDefault, noSkippedTests],
      'no-undef': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  { files: mayExportDefault, rules: { 'no-restricted-syntax': ['error', noBarrels, noSkippedTests] } },
  { files: browser, ...reactHooks.configs.flat.recommended },
  { files: browser, rules: { 'react-hooks/exhaustive-deps': 'error' } },
  {
    files: [...browser, 'api/src/**'],
    ignores: ['api/src/commands/**', ...tests],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['mf-*/src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
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
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: scripts,
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
