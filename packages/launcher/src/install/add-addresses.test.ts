import { expect, test } from '@jest/globals';
import { addAddresses } from './add-addresses.mjs';

const integrity = 'sha512-…';
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'management-suite', version: '1.0.0' },
    'packages/ui': { name: '@suite/ui', version: '1.0.0' },
    'node_modules/@suite/ui': { resolved: 'packages/ui', link: true },
    'node_modules/yup': { version: '1.7.1', integrity },
    'node_modules/yup/node_modules/@scope/inner': { version: '2.0.0-rc.1', integrity },
    'node_modules/typescript-native': { name: 'typescript', version: '7.0.2', integrity },
    'node_modules/elsewhere': {
      version: '1.0.0',
      integrity,
      resolved: 'https://files.example/elsewhere.tgz',
    },
  },
};

test('each package of the registry gets its address there, and nothing else changes', () => {
  const { packages, ...rest } = addAddresses(lock, 'https://mirror.example/npm');
  expect(rest).toEqual({ lockfileVersion: 3 });
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/yup': {
      version: '1.7.1',
      integrity,
      resolved: 'https://mirror.example/npm/yup/-/yup-1.7.1.tgz',
    },
    'node_modules/yup/node_modules/@scope/inner': {
      version: '2.0.0-rc.1',
      integrity,
      resolved: 'https://mirror.example/npm/@scope/inner/-/inner-2.0.0-rc.1.tgz',
    },
    'node_modules/typescript-native': {
      name: 'typescript',
      version: '7.0.2',
      integrity,
      resolved: 'https://mirror.example/npm/typescript/-/typescript-7.0.2.tgz',
    },
  });
});
