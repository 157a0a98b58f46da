import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { housePlugin } from './plugin.mjs';

const linter = new Linter({ cwd: '/project' });

function lint(filename: string, code: string): string[] {
  const settings: Linter.Config = {
    files: ['**/*'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { house: housePlugin },
    rules: { 'house/disable-reason': 'error', 'house/file-name': 'error' },
  };
  return linter.verify(code, [settings], { filename }).map(({ ruleId }) => ruleId ?? 'none');
}

describe('the lint rules of the house', () => {
  test('pass a well named file whose disable says why', () => {
    const code =
      '// eslint-disable-next-line no-eval -- the page is built to show what eval does\nexport const a = 1;';
    expect(lint('/project/api/src/list-bookings.js', code)).toEqual([]);
  });

  test('refuse a disable without a reason', () => {
    expect(lint('/project/api/src/a.js', '/* eslint-disable no-eval */')).toEqual(['house/disable-reason']);
    expect(lint('/project/api/src/a.js', 'f(); // eslint-disable-line no-eval')).toEqual([
      'house/disable-reason',
    ]);
    expect(lint('/project/api/src/a.js', '/* eslint-disable no-eval -- */')).toEqual([
      'house/disable-reason',
    ]);
  });

  test('refuse a name that is not of the house', () => {
    expect(lint('/project/api/src/ListBookings.js', '')).toEqual(['house/file-name']);
    expect(lint('/project/api/src/shared/list-bookings.js', '')).toEqual(['house/file-name']);
  });
});
