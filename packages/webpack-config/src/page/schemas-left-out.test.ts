import { expect, jest, test } from '@jest/globals';

jest.mock('yup', () => jest.requireActual('./schemas-left-out.cjs'));
// A static import would load the contracts before yup is mocked.
const load = async () => ({
  ...(await import('@suite/contracts/endpoints')),
  ...(await import('@suite/contracts/forms')),
});

test('each contract can be read without yup, and tells how its endpoint is called', async () => {
  const { contexts, endpointsByExportName } = await load();
  expect(Object.keys(contexts)).toContain('verification');
  expect(endpointsByExportName.size).toBeGreaterThan(100);
  for (const { path, method, fallbackMessage } of endpointsByExportName.values()) {
    expect(path).toMatch(/^\//);
    expect([method, fallbackMessage]).toEqual([expect.any(String), expect.any(String)]);
  }
});

test('a check by one is refused with a sentence', async () => {
  const { contexts, checkForm } = await load();
  expect(() => checkForm(contexts.auth.loginSchema, { usr_email: 'staff@seaview.test' })).toThrow(
    'The schemas of @suite/contracts are left out of a page. Check with a schema of the page.',
  );
});
