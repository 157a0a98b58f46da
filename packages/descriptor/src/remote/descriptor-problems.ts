import { check, type Problem, type Checked } from '../check.ts';
import { remoteDescriptorSchema, type RemoteDescriptor } from './remote-descriptor.schema.ts';
import { permissionNameSpace, isOwnPermission } from './descriptor-fields.ts';

const maxLabelLength = 60;

export function descriptorProblems(descriptor: RemoteDescriptor): Problem[] {
  return [menuProblems, slotProblems, eventProblems, ownPermissionProblems, translationProblems].flatMap(
    (find) => find(descriptor),
  );
}

function eventProblems({ name, events }: RemoteDescriptor): Problem[] {
  const prefix = permissionNameSpace(name);
  return (events?.publishes ?? []).flatMap((event, index) =>
    event.startsWith(prefix)
      ? []
      : [
          {
            field: `events.publishes[${index}]`,
            message: `The event ${event} must begin with ${prefix}, so that no other remote publishes it`,
          },
        ],
  );
}

function menuProblems({ access, permissions, routes, menu }: RemoteDescriptor): Problem[] {
  const problems: Problem[] = [];
  const note = (field: string, message: string) => problems.push({ field, message });

  if (access === 'public' && permissions)
    note('permissions', 'A public remote is for all visitors: drop permissions, or set access to signed-in');
  const paths = routes.map(({ path }) => path);
  for (const index of repeated(paths))
    note(`routes[${index}].path`, `The route ${paths[index]} is listed twice`);
  const ids = menu.map(({ id }) => id);
  for (const [index, { id, path, alsoActiveOn = [] }] of menu.entries()) {
    if (ids.indexOf(id) !== index) note(`menu[${index}].id`, `The menu id ${id} is used twice`);
    const stray = [path, ...alsoActiveOn].find((address) => !paths.some((route) => covers(route, address)));
    if (/[:*]/.test(path)) {
      note(`menu[${index}].path`, `A menu entry leads to one address; ${path} is a pattern`);
    } else if (stray !== undefined) {
      note(`menu[${index}].path`, `The menu entry ${id} names ${stray}, which is not among the routes`);
    }
  }
  return problems;
}

function repeated(texts: readonly string[]): number[] {
  return [...texts.keys()].filter((index) => texts.indexOf(texts[index] ?? '') !== index);
}

function covers(route: string, address: string): boolean {
  if (!route.endsWith('/*')) return route === address;
  const base = route.slice(0, -2);
  return address === base || address.startsWith(`${base}/`);
}

function slotProblems({ slots = [], fills = [], exposes }: RemoteDescriptor): Problem[] {
  const names = slots.map(({ name }) => name);
  const filled = fills.map(({ slot, module }) => `${slot} ${module}`);
  return [
    ...repeated(names).map((index) => ({
      field: `slots[${index}].name`,
      message: `The slot ${names[index]} is offered twice`,
    })),
    ...fills.flatMap(({ slot, module }, index) => {
      const problem = describeFill({ slot, module }, exposes);
      return problem === undefined ? [] : [{ field: `fills[${index}].module`, message: problem }];
    }),
    ...repeated(filled).map((index) => ({
      field: `fills[${index}]`,
      message: `The slot ${fills[index]?.slot} is filled twice by one module`,
    })),
  ];
}

function describeFill(
  { slot, module }: { slot: string; module: string },
  exposes: readonly string[],
): string | undefined {
  if (module === './remote')
    return `The slot ${slot} is filled by ./remote, which holds the pages: expose a module of its own`;
  if (exposes.includes(module)) return undefined;
  return `The slot ${slot} is filled by ${module}, which is not among exposes`;
}

function ownPermissionProblems(descriptor: RemoteDescriptor): Problem[] {
  const { name: remote, ownPermissions = [] } = descriptor;
  const nameSpace = permissionNameSpace(remote);
  const names = ownPermissions.map(({ name }) => name);
  const titles = ownPermissions.map(({ title }) => title.toLowerCase());
  const declared = ownPermissions.flatMap(({ name, title }, index): Problem[] => {
    const field = `ownPermissions[${index}]`;
    if (!name.startsWith(nameSpace))
      return [
        {
          field: `${field}.name`,
          message: `The permission ${name} of ${remote} must begin with ${nameSpace}`,
        },
      ];
    if (names.indexOf(name) !== index)
      return [{ field: `${field}.name`, message: `The permission ${name} is declared twice` }];
    if (titles.indexOf(title.toLowerCase()) !== index)
      return [{ field: `${field}.title`, message: `Two permissions have the title ${title}` }];
    return [];
  });
  const undeclared = askedPermissions(descriptor)
    .filter(({ name }) => name.startsWith(nameSpace) && !names.includes(name))
    .map(({ field, name }) => ({ field, message: `${name} is not among ownPermissions: declare it there` }));
  return [...declared, ...undeclared];
}

/** Explanations may be longer than titles and labels. */
function translationProblems({ translations, ownPermissions = [] }: RemoteDescriptor): Problem[] {
  const explanations = new Set(ownPermissions.map(({ explanation }) => explanation));
  return Object.entries(translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts)
      .filter(([text, translated]) => translated.length > maxLabelLength && !explanations.has(text))
      .map(([text]) => ({
        field: 'translations',
        message: `translations.${language} has more than ${maxLabelLength} characters for "${text}"`,
      })),
  );
}

interface AskedPermission {
  field: string;
  name: string;
}

export function askedPermissions(descriptor: RemoteDescriptor): AskedPermission[] {
  const { permissions, routes, menu, fills = [], actions = [] } = descriptor;
  const asked = (field: string, names: readonly string[] | undefined): AskedPermission[] =>
    (names ?? []).map((name) => ({ field, name }));
  const ofEach = (list: string, items: readonly { permissions?: string[] | undefined }[]) =>
    items.flatMap((item, index) => asked(`${list}[${index}].permissions`, item.permissions));
  return [
    ...asked('permissions', permissions),
    ...ofEach('routes', routes),
    ...ofEach('menu', menu),
    ...ofEach('fills', fills),
    ...ofEach('actions', actions),
  ];
}

/** Does not check the host's permission names: see {@link unknownPermissions}. */
export function checkDescriptor(value: unknown): Checked<RemoteDescriptor> {
  return check(remoteDescriptorSchema, value, descriptorProblems);
}

/** Ignores permissions of remotes, which need no host. */
export function unknownPermissions(descriptor: RemoteDescriptor, known: readonly string[]): Problem[] {
  return askedPermissions(descriptor)
    .filter(({ name }) => !isOwnPermission(name) && !known.includes(name))
    .map(({ field, name }) => ({
      field,
      message: `There is no permission called ${name}; the host knows ${known.join(', ')}`,
    }));
}
