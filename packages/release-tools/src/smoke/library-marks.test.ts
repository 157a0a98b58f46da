import { describe, expect, test } from '@jest/globals';
import { describeMarks, splitMarks } from './library-marks.ts';

const nothing = { changed: [], extended: [], added: [] };

describe('marks of known libraries', () => {
  test.each([
    ['Svelte', { extended: ['Element.prototype.Symbol(attributes)'], added: ['__svelte'] }],
    ['Solid', { extended: ['document._$DX_DELEGATE'] }],
    ['Lit', { extended: ['Symbol.metadata'], added: ['litHtmlVersions', 'litPropertyMetadata'] }],
    ['React', { extended: ['document._reactListening4hqfdx'] }],
    ['React Router', { changed: ['__reactRouterVersion'] }],
    ['Vue', { added: ['__VUE__', '__VUE_INSTANCE_SETTERS__'] }],
  ])('of %s are no changes', (library, differences) => {
    const { changed, added, marks } = splitMarks({ ...nothing, ...differences });
    expect([changed, added]).toEqual([[], []]);
    expect([...marks.keys()]).toEqual([library]);
    expect(describeMarks(marks)).toContain(`${library} (`);
  });

  test.each([
    [{ changed: ['document._$DX_DELEGATE'] }, ['document._$DX_DELEGATE']],
    [{ changed: ['Symbol.metadata'] }, ['Symbol.metadata']],
    [{ extended: ['Array.prototype.Symbol(attributes)'] }, ['Array.prototype.Symbol(attributes)']],
    [{ extended: ['Element.prototype.remove2'] }, ['Element.prototype.remove2']],
  ])('are told apart from changes and other additions: %j', (differences, expected) => {
    expect(splitMarks({ ...nothing, ...differences }).changed).toEqual(expected);
  });
});
