import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cleanHouse } from './clean-house.ts';
import { cruiseHouse } from './cruise-house.ts';
import { boundaries } from './index.cjs';
import { seedCompanions, seededViolations } from './seeded-violations.ts';

const root = resolve(__dirname, '../../../..');

describe('boundaries', () => {
  test('a clean house breaks no rule', () => {
    const { violations, cruised } = cruiseHouse(cleanHouse);
    expect(violations).toEqual([]);
    expect(cruised).toBeGreaterThanOrEqual(Object.keys(cleanHouse).length);
  }, 120_000);

  test('every seeded violation is caught under its own name, and nothing else is', () => {
    const seeds = Object.fromEntries(seededViolations.map(({ file, source }) => [file, source]));
    const { violations } = cruiseHouse({ ...cleanHouse, ...seedCompanions, ...seeds });
    expect(violations).toEqual(seededViolations.map(({ rule, file }) => `${rule}: ${file}`).sort());
  }, 120_000);

  test('every rule has a seed', () => {
    const seeded = new Set(seededViolations.map(({ rule }) => rule));
    expect(boundaries.map(({ name }) => name).filter((name) => !seeded.has(name ?? ''))).toEqual([]);
  });

  test.each(boundaries.map(({ name, comment }) => [name, comment] as const))(
    '%s cites a decision',
    (_, comment) => {
      const cited = /docs\/decisions\/\d{4}-[a-z0-9-]+\.md/.exec(comment ?? '')?.[0];
      expect(cited).toBeDefined();
      expect(existsSync(join(root, cited ?? ''))).toBe(true);
    },
  );
});
