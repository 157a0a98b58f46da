import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sampleProject } from './sample-project.ts';
import { cruiseProject } from './cruise-project.ts';
import { boundaries } from './index.cjs';
import { seedCompanions, seededViolations } from './seeded-violations.ts';

const root = resolve(__dirname, '../../../..');

describe('boundaries', () => {
  test('every seeded violation is caught under its own name, and nothing else is', () => {
    const seeds = Object.fromEntries(seededViolations.map(({ file, source }) => [file, source]));
    const added = { ...seedCompanions, ...seeds };
    // A seed must not replace a file of the sample project, whose violations it would hide.
    expect(Object.keys(added).filter((file) => file in sampleProject)).toEqual([]);
    const files = { ...sampleProject, ...added };
    const { violations, folderCycles, cruised } = cruiseProject(files);
    expect(violations).toEqual(seededViolations.map(({ rule, file }) => `${rule}: ${file}`).sort());
    expect(cruised).toBeGreaterThanOrEqual(Object.keys(files).length);
    expect(folderCycles).toEqual(
      expect.arrayContaining([
        'mf-alpha/src/components/greedy.tsx imports mf-alpha/src/queries/list-rooms.query.ts',
        'mf-alpha/src/queries/proud.query.ts imports mf-alpha/src/components/room-tag.tsx',
      ]),
    );
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
