import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { findFills, forModule } from './find-fills.ts';

const fill = { slot: 'page.notes', module: './notes', title: 'Notes', order: 10, permissions: [] };

describe('findFills', () => {
  const remotes = [
    liveRemote({ name: 'mf-c', fills: [fill] }),
    liveRemote({
      name: 'mf-b',
      fills: [
        { ...fill, order: 5 },
        { ...fill, slot: 'page.tools' },
      ],
    }),
    liveRemote({ name: 'mf-a', fills: [{ ...fill, permissions: ['manage_hotel', 'create_staff'] }] }),
    liveRemote({ name: 'mf-d' }),
  ];
  const found = (slot: string, ...permissions: string[]) =>
    findFills({ remotes }, slot, permissions).map(({ remote }) => remote.name);

  test('gives the fills of one slot by their order, then by the names of their remotes', () => {
    expect(found('page.notes', 'create_staff')).toEqual(['mf-b', 'mf-a', 'mf-c']);
    expect(found('page.tools')).toEqual(['mf-b']);
    expect(found('page.other')).toEqual([]);
  });

  test('leaves out what needs a permission that the visitor lost since', () => {
    expect(found('page.notes')).toEqual(['mf-b', 'mf-c']);
  });
});

describe('forModule', () => {
  const { name: _name, ...earlier } = liveRemote({ release: '0.9.0-0123456789ab' });
  const remote = liveRemote({ preload: ['pages.js'], modules: { './notes': ['notes.js'] } });

  test('loads the files of the module and not those of the pages', () => {
    expect(forModule(remote, './notes').preload).toEqual(['notes.js']);
    expect(forModule(liveRemote({ preload: ['pages.js'] }), './notes').preload).toEqual([]);
  });

  test('falls back to an earlier release that has the module alone', () => {
    const modules = { './notes': ['earlier-notes.js'] };
    expect(forModule({ ...remote, fallback: { ...earlier, modules } }, './notes').fallback).toMatchObject({
      release: '0.9.0-0123456789ab',
      preload: ['earlier-notes.js'],
    });
    expect(forModule({ ...remote, fallback: earlier }, './notes').fallback).toBeUndefined();
  });
});
