import { describe, expect, test } from '@jest/globals';
import { liveRemote, menuEntry } from '../testing/live-remote.factory.ts';
import { buildMenu } from './build-menu.ts';

const management = { id: 'management', label: 'Management', order: 30 };

const remotes = [
  liveRemote({
    name: 'mf-last',
    menu: [
      menuEntry('Second', '/second', {
        group: management,
        order: 20,
        permissions: ['manage_hotel', 'create_staff'],
      }),
    ],
  }),
  liveRemote({
    name: 'mf-first',
    menu: [
      menuEntry('First', '/first', { group: management, order: 10, permissions: ['create_staff'] }),
      menuEntry('Alone', '/'),
    ],
  }),
];

function shown(permissions: string[]) {
  return buildMenu(remotes, permissions).map((row) =>
    row.kind === 'item' ? row.item.label : [row.group.label, ...row.items.map(({ label }) => label)],
  );
}

describe('buildMenu', () => {
  test('orders rows, groups and entries as the remotes declare them, wherever they come from', () => {
    expect(shown(['create_staff'])).toEqual(['Alone', ['Management', 'First', 'Second']]);
  });

  test('leaves out what the visitor may not see, and a group with nothing in it', () => {
    expect(shown(['manage_hotel'])).toEqual(['Alone', ['Management', 'Second']]);
    expect(shown([])).toEqual(['Alone']);
  });

  test("has the shell's own page among those of the remotes", () => {
    expect(shown(['manage_releases'])).toEqual(['Alone', ['Settings & More', 'Releases']]);
  });

  test('joins the entries of a group by its id, whatever its label is in the language of the page', () => {
    const group = { id: 'settings', label: 'Einstellungen & mehr', order: 40 };
    const account = liveRemote({ menu: [menuEntry('Konto', '/account', { group })] });
    const rows = buildMenu([account], ['manage_releases']);
    expect(rows).toMatchObject([
      { kind: 'group', group, items: [{ label: 'Konto' }, { label: 'Releases' }] },
    ]);
  });

  test('keeps the remote behind each link, so that pointing at it can fetch it', () => {
    const [row] = buildMenu(remotes, []);
    expect(row?.kind === 'item' && row.item.remote?.name).toBe('mf-first');
  });
});
