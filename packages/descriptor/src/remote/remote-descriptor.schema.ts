import { array, boolean, object, string, type InferType } from 'yup';
import {
  contractVersions,
  anyOf,
  callPath,
  label,
  listOf,
  optionalLabel,
  required,
  routePath,
  unknownKeys,
  exposePattern,
} from './descriptor-fields.ts';
import { eventsSchema, fillSchema, slotSchema } from './slots-and-events.schema.ts';
import { menuEntrySchema } from './menu-entry.schema.ts';
import { recordSchema } from '../record.schema.ts';
import { ownershipFields } from './ownership.schema.ts';
import { maxOwnPermissions, ownPermissionSchema } from './own-permission.schema.ts';
import { pathsOf } from './route-path.ts';
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
      description: "Query parameters with their defaults; parameters of the page's address replace them.",
    }),
}).noUnknown(unknownKeys);

const flag = (defaultValue: boolean, description: string) =>
  boolean().typeError('${path} must be true or false').meta({ description, default: defaultValue });

const routeSchema = object({
  path: routePath().required(required).meta({
    description: 'Path of the page. A path that ends in /* also owns every path below it.',
  }),
  title: optionalLabel().meta({
    description: "Title of the page in the browser's tab; the title of the remote by default.",
  }),
  permissions: anyOf(),
  shellLayout: flag(true, 'Set to false for a page without sidebar and header.'),
  needsHotel: flag(false, 'Set to true for a page that only users of a hotel can open.'),
  followsHotel: flag(
    false,
    'Set to true for a page about one hotel: the shell keeps the hotel that a user of several hotels has chosen as hotelId in the address.',
  ),
  prefetch: listOf(prefetchSchema, 6).meta({
    description: 'Calls of the page that the shell sends while the code is being loaded.',
  }),
}).noUnknown(unknownKeys);

const partSchema = object({
  name: string()
    .typeError('${path} must be text')
    .max(60)
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '${path} must look like register-hotel')
    .required(required)
    .meta({ description: 'Name by which the host requests the part.' }),
  access: string()
    .oneOf(['signed-in', 'public'] as const, '${path} must be signed-in or public')
    .required(required)
    .meta({ description: 'Public parts are also shown to visitors who have not signed in.' }),
}).noUnknown(unknownKeys);

const actionSchema = object({
  label: label().meta({ description: 'Verb and noun, such as on a button.' }),
  path: string()
    .typeError('${path} must be text')
    .matches(/^\/[A-Za-z0-9._~/-]*(?:\?[a-z][A-Za-z]*=[A-Za-z0-9-]+(?:&[a-z][A-Za-z]*=[A-Za-z0-9-]+)*)?$/, {
      message: '${path} must start with / and may end with parameters, such as /?create=1',
      excludeEmptyString: true,
    })
    .required(required)
    .meta({
      description:
        'Route of this remote that the action opens, optionally with query parameters. One named `view` chooses a view of the page; without it, they open a dialog, which takes the text that is typed meanwhile.',
    }),
  permissions: anyOf(),
  keywords: listOf(optionalLabel().required(required), 10, 'a list of words').meta({
    description: 'Extra search keywords.',
  }),
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
  $schema: string().meta({ description: 'Address of the JSON schema, for completion in editors.' }),
  name: string()
    .typeError('${path} must be text')
    .max(60)
    .matches(remoteNamePattern, '${path} must look like mf-bookings')
    .required(required)
    .meta({ description: 'Unique name of the remote.' }),
  title: label().meta({ description: 'Name that users see.' }),
  ...ownershipFields,
  access: string()
    .oneOf(['signed-in', 'public'] as const, '${path} must be signed-in or public')
    .required(required)
    .meta({ description: 'Public remotes are also loaded for visitors who have not signed in.' }),
  permissions: anyOf(),
  ownPermissions: listOf(ownPermissionSchema, maxOwnPermissions).meta({
    description: 'Permissions that this remote adds. Users can hold them once an operator has accepted them.',
  }),
  routes: array()
    .of(routeSchema)
    .typeError('${path} must be a list')
    .min(1, 'A remote needs at least one route')
    .max(200, '${path} may list 200 at most')
    .required(required)
    .meta({ description: 'Pages of the remote.' }),
  parts: listOf(partSchema, 50)
    .test('unique', 'parts names one part twice', (parts) => {
      const names = parts?.map(({ name }) => name) ?? [];
      return new Set(names).size === names.length;
    })
    .meta({
      description: 'Parts of this remote that the host shows outside of its routes, such as a dialog.',
    }),
  slots: listOf(slotSchema, 20).meta({
    description: 'Places in the screens of this remote that other remotes fill.',
  }),
  fills: listOf(fillSchema, 50).meta({
    description: 'Modules of this remote that are shown in slots of other remotes.',
  }),
  events: eventsSchema
    .default(undefined)
    .optional()
    .meta({ description: 'Events between remotes of one page.' }),
  services: servicesSchema(),
  menu: listOf(menuEntrySchema, 50)
    .required('menu is required; write [] for none')
    .meta({ description: 'Entries in the menu of the shell.' }),
  actions: listOf(actionSchema, 20)
    .test('own-routes', 'actions may begin at routes of this remote alone', (actions, { parent }) =>
      pathsOf(actions).every((path) =>
        pathsOf((parent as { routes?: unknown }).routes).includes(String(path).replace(/\?.*/, '')),
      ),
    )
    .meta({ description: 'Actions that the search of the shell offers.' }),
  translations: translationsSchema.optional().meta({
    description:
      'Titles, labels, explanations and keywords by language and English text. Texts without a translation are shown in English.',
  }),
  requires: object({
    api: contractVersions('requires.api').meta({
      description:
        'Version of each API call that this remote needs. The gate refuses a release whose calls the server does not serve.',
    }),
    exposes: exposesOfOthers.meta({ description: 'Modules of other remotes that this remote imports.' }),
  })
    .noUnknown(unknownKeys)
    .default(undefined)
    .optional(),
  awaits: object({
    api: contractVersions('awaits.api').meta({
      description: 'Calls that are used once the API serves them; until then the screens show a note.',
    }),
  })
    .noUnknown(unknownKeys)
    .default(undefined)
    .optional(),
  exposes: listOf(string().matches(exposePattern, '${path} must look like ./remote').required(required), 100)
    .test('remote', 'exposes must contain ./remote', (exposes) => exposes?.includes('./remote') ?? true)
    .required(required)
    .meta({ description: 'Modules that are exposed; ./remote is required.' }),
})
  .noUnknown('remote.json has unknown fields: ${unknown}')
  .typeError('remote.json must hold an object')
  .required('remote.json is empty');

export type RemoteDescriptor = InferType<typeof remoteDescriptorSchema>;
export type RemoteRoute = RemoteDescriptor['routes'][number];
export type MenuEntry = RemoteDescriptor['menu'][number];
