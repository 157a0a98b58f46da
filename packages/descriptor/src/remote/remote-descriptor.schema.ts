import { array, boolean, object, string, type InferType } from 'yup';
import { contractVersions } from './contract-versions.schema.ts';
import {
  anyOf,
  callPath,
  dottedId,
  label,
  optionalLabel,
  order,
  required,
  routePath,
  unknownKeys,
} from './descriptor-fields.ts';
import { eventsSchema } from './events/events.schema.ts';
import { exposePattern } from './expose-pattern.ts';
import { fillSchema, slotSchema } from './slots/slot.schema.ts';
import { iconJsonSchema, isIconPath, isMenuIcon, menuIcons } from './menu/menu-icons.ts';
import { recordSchema } from '../record.schema.ts';
import { ownershipFields } from './ownership.schema.ts';
import { maxOwnPermissions, ownPermissionSchema } from './permissions/own-permission.schema.ts';
import { pathsOf } from './routes/route-path.ts';
import { servicesSchema } from './service-alias.ts';
import { translationsSchema } from './translations.schema.ts';

const prefetchSchema = object({
  path: callPath(),
  query: recordSchema({
    isKey: (key) => /^[a-zA-Z][a-zA-Z0-9_]*$/.test(key),
    isValue: (value) => typeof value === 'string',
    keyProblem: (key) => `query names "${key}", which is not the name of a parameter`,
    valueProblem: (key) => `query.${key} must be text`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  })
    .optional()
    .meta({
      description:
        "Parameters and their defaults; those of the page's address take their place. Without it the address does not matter.",
    }),
}).noUnknown(unknownKeys);

const flag = (description: string) =>
  boolean().typeError('${path} must be true or false').meta({ description });

const routeSchema = object({
  path: routePath()
    .required(required)
    .meta({ description: 'Owns everything below it only when it ends in /*.' }),
  title: optionalLabel().meta({
    description: "Of the page, for the browser's tab; without it the remote's.",
  }),
  permissions: anyOf(),
  shellLayout: flag('False for a page that stands without sidebar and header.'),
  needsHotel: flag('True for a page that is only for visitors who belong to a hotel.'),
  followsHotel: flag(
    'True for a page about the hotel that a user of several hotels has chosen; the shell keeps it as hotelId in the address.',
  ),
  prefetch: array()
    .of(prefetchSchema)
    .typeError('${path} must be a list')
    .max(6, '${path} may list 6 at most')
    .meta({ description: 'Calls the page begins with; the shell sends them while the code loads.' }),
}).noUnknown(unknownKeys);

const partSchema = object({
  name: string()
    .typeError('${path} must be text')
    .max(60)
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '${path} must look like register-hotel')
    .required(required),
  access: string()
    .oneOf(['signed-in', 'public'] as const, '${path} must be signed-in or public')
    .required(required)
    .meta({ description: 'Public parts are for visitors who have not signed in as well.' }),
}).noUnknown(unknownKeys);

const menuGroupSchema = object({ id: dottedId(), label: label(), order: order() }).noUnknown(unknownKeys);

const menuCountSchema = object({
  path: callPath(),
  label: label().meta({ description: 'What the number means, read out after it: waiting.' }),
}).noUnknown(unknownKeys);

const iconProblem = `\${path} must be one of: ${menuIcons.join(', ')}; or SVG path data that begins with M, of at most 1500 characters`;

const menuEntrySchema = object({
  id: dottedId(),
  label: label(),
  path: routePath(),
  alsoActiveOn: array()
    .of(routePath())
    .typeError('${path} must be a list of paths')
    .max(50, '${path} may list 50 at most'),
  icon: string()
    .typeError('${path} must be text')
    .test('icon', iconProblem, (icon) => icon === undefined || isMenuIcon(icon) || isIconPath(icon))
    .meta({
      description:
        'A name of the list, or a drawing of its own: the path data of a filled shape in a box of 24 by 24.',
      jsonSchema: iconJsonSchema,
    }),
  order: order(),
  permissions: anyOf(),
  group: menuGroupSchema.default(undefined).optional(),
  count: menuCountSchema.default(undefined).optional().meta({
    description:
      'A call whose result holds a count, which the shell shows beside the label; with hotelId where the page follows the hotel.',
  }),
}).noUnknown(unknownKeys);

const actionSchema = object({
  label: label().meta({ description: 'Verb and noun, as on a button: Create a booking.' }),
  path: string()
    .typeError('${path} must be text')
    .matches(/^\/[A-Za-z0-9._~/-]*(?:\?[a-z][A-Za-z]*=[A-Za-z0-9-]+)?$/, {
      message: '${path} must start with / and may end with one parameter, such as /?create=1',
      excludeEmptyString: true,
    })
    .required(required)
    .meta({
      description:
        'A route of this remote, where the action begins; with one parameter where it begins in a dialog: /?create=1.',
    }),
  permissions: anyOf(),
  keywords: array()
    .of(optionalLabel().required(required))
    .typeError('${path} must be a list of words')
    .max(10, '${path} may list 10 at most')
    .meta({ description: 'Other words by which it is found.' }),
}).noUnknown(unknownKeys);

export const remoteNamePattern = /^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const exposesOfOthers = recordSchema({
  isKey: (key) => remoteNamePattern.test(key),
  isValue: (value): value is string[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((expose) => typeof expose === 'string' && exposePattern.test(expose)),
  keyProblem: (key) => `requires.exposes names "${key}", which is not the name of a remote`,
  valueProblem: (key) => `requires.exposes.${key} must list what is used of it, such as ./remote`,
  jsonSchema: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', pattern: exposePattern.source } },
  },
});

export const remoteDescriptorSchema = object({
  $schema: string(),
  name: string()
    .typeError('${path} must be text')
    .max(60)
    .matches(remoteNamePattern, '${path} must look like mf-bookings')
    .required(required),
  title: label(),
  ...ownershipFields,
  access: string()
    .oneOf(['signed-in', 'public'] as const, '${path} must be signed-in or public')
    .required(required),
  permissions: anyOf(),
  ownPermissions: array()
    .of(ownPermissionSchema)
    .typeError('${path} must be a list')
    .max(maxOwnPermissions, `\${path} may list ${maxOwnPermissions} at most`)
    .meta({
      description: 'Permissions that this remote adds; users hold them once an operator has accepted them.',
    }),
  routes: array()
    .of(routeSchema)
    .typeError('${path} must be a list')
    .min(1, 'A remote needs at least one route')
    .max(200, '${path} may list 200 at most')
    .required(required),
  parts: array()
    .of(partSchema)
    .typeError('${path} must be a list')
    .max(50, '${path} may list 50 at most')
    .test('unique', 'parts names one part twice', (parts) => {
      const names = parts?.map(({ name }) => name) ?? [];
      return new Set(names).size === names.length;
    })
    .meta({ description: 'What the host shows of this remote beside any route, such as a dialog.' }),
  slots: array()
    .of(slotSchema)
    .typeError('${path} must be a list')
    .max(20, '${path} may list 20 at most')
    .meta({ description: 'Places in the screens of this remote that other remotes fill.' }),
  fills: array()
    .of(fillSchema)
    .typeError('${path} must be a list')
    .max(50, '${path} may list 50 at most')
    .meta({ description: 'What this remote shows in slots of other remotes.' }),
  events: eventsSchema
    .default(undefined)
    .optional()
    .meta({ description: 'What it tells other remotes in the page, and what it is told by them.' }),
  services: servicesSchema(),
  menu: array()
    .of(menuEntrySchema)
    .typeError('${path} must be a list')
    .max(50, '${path} may list 50 at most')
    .required('menu is required; write [] for none'),
  actions: array()
    .of(actionSchema)
    .typeError('${path} must be a list')
    .max(20, '${path} may list 20 at most')
    .test('own-routes', 'actions may begin at routes of this remote alone', (actions, { parent }) =>
      pathsOf(actions).every((path) =>
        pathsOf((parent as { routes?: unknown }).routes).includes(String(path).replace(/\?.*/, '')),
      ),
    )
    .meta({ description: 'What the search of the shell offers to do.' }),
  translations: translationsSchema.optional().meta({
    description:
      'The titles, labels, explanations and keywords above in other languages: {"de": {"All Bookings": "Alle Buchungen"}}. English is shown for the rest.',
  }),
  requires: object({
    api: contractVersions('requires.api').meta({
      description: 'The version of each call of the API that is used.',
    }),
    exposes: exposesOfOthers.meta({ description: 'Which modules of other remotes are used.' }),
  })
    .noUnknown(unknownKeys)
    .default(undefined)
    .optional(),
  awaits: object({
    api: contractVersions('awaits.api').meta({
      description: 'Calls that are used once the API serves them; until then the screens say so.',
    }),
  })
    .noUnknown(unknownKeys)
    .default(undefined)
    .optional(),
  exposes: array()
    .of(string().matches(exposePattern, '${path} must look like ./remote').required(required))
    .typeError('${path} must be a list')
    .max(100, '${path} may list 100 at most')
    .test('remote', 'exposes must contain ./remote', (exposes) => exposes?.includes('./remote') ?? true)
    .required(required),
})
  .noUnknown('remote.json has unknown fields: ${unknown}')
  .typeError('remote.json must hold an object')
  .required('remote.json is empty');

export type RemoteDescriptor = InferType<typeof remoteDescriptorSchema>;
export type RemoteRoute = RemoteDescriptor['routes'][number];
export type MenuEntry = RemoteDescriptor['menu'][number];
export type MenuGroup = InferType<typeof menuGroupSchema>;
