import { findSmokeProblems } from '../suite/find-smoke-problems.ts';
import { expect, test } from '../suite/test.ts';

// Generated responses may cause errors in the console.
test.use({ provoked: /(?:)/ });

test('the smoke run finds nothing in the built remote', async ({ browser, suite }) => {
  const { visits, findings } = await findSmokeProblems('mf-staff-roles', browser, suite.url);
  expect(findings).toEqual([]);
  expect(visits).toBeGreaterThan(0);
});
