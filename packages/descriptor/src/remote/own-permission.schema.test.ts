import { expect, test } from '@jest/globals';
import { checkDescriptor, permissionNameSpace } from '../index.ts';
import { goodDescriptor as good } from '../testing/good-descriptor.ts';

const manage = {
  name: 'bookings.manage_waiting_list',
  title: 'Manage the waiting list',
  explanation: 'Add guests to the waiting list, and take them off.',
};
const fieldsRefused = (change: object) => {
  const checked = checkDescriptor({ ...good(), ...change });
  return checked.ok ? [] : checked.problems.map(({ field }) => field);
};

test.each([
  ['mf-spa', 'spa.'],
  ['mf-front-desk', 'front-desk.'],
  ['mf-mf-spa', 'mf-spa.'],
])('the name space of %s is %s', (remote, nameSpace) => {
  expect(permissionNameSpace(remote)).toBe(nameSpace);
});

test.each<[string, object, string[]]>([
  ['a whole one', {}, []],
  ['the name space of another remote', { name: 'spa.manage' }, ['ownPermissions[0].name']],
  ['a longer name space', { name: 'bookings.spa.manage' }, ['ownPermissions[0].name']],
  ['no name space', { name: 'manage' }, ['ownPermissions[0].name']],
  ['capitals', { name: 'bookings.Manage' }, ['ownPermissions[0].name']],
  ['nothing after the dot', { name: 'bookings.' }, ['ownPermissions[0].name']],
  ['a name of 101 characters', { name: `bookings.${'a'.repeat(92)}` }, ['ownPermissions[0].name']],
  ['no title', { title: undefined }, ['ownPermissions[0].title']],
  ['a title of 61 characters', { title: 'a'.repeat(61) }, ['ownPermissions[0].title']],
  ['a title of two lines', { title: 'Manage\nall' }, ['ownPermissions[0].title']],
  ['no explanation', { explanation: undefined }, ['ownPermissions[0].explanation']],
  ['an explanation of 200 characters', { explanation: 'a'.repeat(200) }, []],
  ['an explanation of 201 characters', { explanation: 'a'.repeat(201) }, ['ownPermissions[0].explanation']],
  ['turned text', { explanation: 'Add \u202eguests.' }, ['ownPermissions[0].explanation']],
  ['look-alike letters', { title: 'Manаge' }, ['ownPermissions[0].title']],
  ['more', { is_global: true }, ['ownPermissions[0]']],
])('of a permission with %s the fields %j are refused', (_what, change, refused) => {
  expect(fieldsRefused({ ownPermissions: [{ ...manage, ...change }] })).toEqual(refused);
});

test('names and titles are different, and there are 20 at most', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...manage,
      name: `bookings.a${index}`,
      title: `Title ${index}`,
    }));
  expect(fieldsRefused({ ownPermissions: many(20) })).toEqual([]);
  expect(fieldsRefused({ ownPermissions: many(21) })).toEqual(['ownPermissions']);
  expect(fieldsRefused({ ownPermissions: [manage, { ...manage, title: 'Other' }] })).toEqual([
    'ownPermissions[1].name',
  ]);
  expect(
    fieldsRefused({
      ownPermissions: [manage, { ...manage, name: 'bookings.other', title: 'MANAGE the waiting list' }],
    }),
  ).toEqual(['ownPermissions[1].title']);
});

test('a remote declares what it asks for of its own name space, and may ask for permissions of others', () => {
  const asking = (...permissions: string[]) => ({ routes: [{ path: '/', permissions }], menu: [] });
  expect(fieldsRefused(asking('spa.manage', 'manage_hotel'))).toEqual([]);
  expect(fieldsRefused(asking('bookings.other'))).toEqual(['routes[0].permissions']);
  expect(fieldsRefused({ ...asking(manage.name), ownPermissions: [manage] })).toEqual([]);
  const search = { label: 'Add a guest', path: '/', permissions: ['bookings.other'] };
  expect(fieldsRefused({ ...asking('manage_hotel'), actions: [search] })).toEqual(['actions[0].permissions']);
});

test('the translation of an explanation may be long, that of a title may not', () => {
  const long = 'ü'.repeat(300);
  const translated = (text: string, translation: string) => ({
    ownPermissions: [manage],
    translations: { de: { [text]: translation } },
  });
  expect(fieldsRefused(translated(manage.explanation, long))).toEqual([]);
  expect(fieldsRefused(translated(manage.explanation, `${long}ü`))).toEqual(['translations']);
  expect(fieldsRefused(translated(manage.title, 'ü'.repeat(61)))).toEqual(['translations']);
});
