import { array, boolean, number, object, string, type InferType } from 'yup';
import { check, type Checked } from '../check.ts';
import { recordSchema } from '../record.schema.ts';

/** The signature covers the entity tag, a line break and the body, so that a browser may store the document. */
export const documentSignatureHeader = 'suite-document-signature';

/** The meta element of this name lists the public keys of documents, separated by spaces. */
export const documentKeysName = 'suite-document-keys';

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = () => array().of(string().required()).required();
const textRecord = () =>
  recordSchema({
    isKey: () => true,
    isValue: isText,
    keyProblem: String,
    valueProblem: (key) => `${key} must be text`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  });

const prefetchSchema = () =>
  array().of(object({ path: string().required(), query: textRecord().optional() }));

const visibleRouteSchema = object({
  path: string().required(),
  title: string(),
  permissions: texts(),
  shellLayout: boolean().required(),
  followsHotel: boolean().optional(),
  prefetch: prefetchSchema(),
});

const visibleMenuEntrySchema = object({
  id: string().required(),
  label: string().required(),
  path: string().required(),
  alsoActiveOn: texts(),
  icon: string(),
  order: number().required(),
  permissions: texts(),
  group: object({ id: string().required(), label: string().required(), order: number().required() })
    .default(undefined)
    .optional(),
  count: object({ path: string().required(), label: string().required() }).default(undefined).optional(),
});

const visibleActionSchema = object({
  label: string().required(),
  path: string().required(),
  keywords: array().of(string().required()),
});

const ownershipSchema = object({
  owner: string(),
  contact: string(),
  repository: string(),
  runbook: string(),
});

const visibleFillSchema = object({
  slot: string().required(),
  module: string().required(),
  title: string().required(),
  order: number().required(),
  permissions: texts(),
});

const eventsOfRemoteSchema = object({
  publishes: array().of(string().required()),
  listensTo: array().of(string().required()),
});

const filesOfModules = recordSchema({
  isKey: () => true,
  isValue: (value): value is string[] => Array.isArray(value) && value.every(isText),
  keyProblem: String,
  valueProblem: (module) => `modules.${module} must list files`,
  jsonSchema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
});

const loadableFields = {
  version: string().required(),
  release: string().required(),
  container: string().required(),
  base: string().required(),
  entry: string().required(),
  // Any text is valid here; loading refuses a type that this shell does not support.
  entryType: string(),
  entryGlobals: array().of(string().required()),
  preload: texts(),
  modules: filesOfModules.optional(),
  files: textRecord().optional(),
  hashes: string().optional(),
  shared: textRecord().required(),
};

const hasHashes = ({ files, hashes }: { files?: unknown; hashes?: unknown }) =>
  files !== undefined || hashes !== undefined;
const withoutHashes = '${path} has neither files nor hashes, so that nothing of it can be verified';

const liveRemoteSchema = object({
  name: string().required(),
  title: string().required(),
  ...loadableFields,
  cohort: string().oneOf(['all', 'percent', 'hotel', 'override'] as const),
  fallback: object(loadableFields)
    .test('hashes', withoutHashes, (release) => release === undefined || hasHashes(release))
    .default(undefined)
    .optional(),
  routes: array().of(visibleRouteSchema).required(),
  menu: array().of(visibleMenuEntrySchema).required(),
  actions: array().of(visibleActionSchema.required()),
  parts: array().of(string().required()),
  fills: array().of(visibleFillSchema.required()),
  events: eventsOfRemoteSchema.default(undefined).optional(),
  permissions: texts(),
  ownership: ownershipSchema.default(undefined).optional(),
}).test('hashes', withoutHashes, hasHashes);

/** Validates leniently because the registry may be newer than the shell: unknown fields and icons are accepted. */
const registryDocumentSchema = object({
  version: number().oneOf([1], 'This shell reads registry documents of version 1').required(),
  remotes: array().of(liveRemoteSchema).required(),
  restrictedPaths: texts(),
  omitsPaths: boolean().optional(),
  refusedOverrides: array()
    .of(object({ remote: string().nullable().defined(), message: string().required() }).required())
    .optional(),
  freeOverrides: boolean().optional(),
  startPage: object({ ...loadableFields, prefetch: prefetchSchema() })
    .default(undefined)
    .optional(),
}).required();

/**
 * `restrictedPaths` are routes that exist but are forbidden to this visitor. Where there are many, `omitsPaths` is true,
 * and `GET /platform/remotes/restricted` answers for one path. `freeOverrides` marks a server in development.
 * `startPage` is the release behind `/` for a visitor who has not signed in, with the hashes of its first files alone.
 */
export type RegistryDocument = InferType<typeof registryDocumentSchema>;
/**
 * A file's address is `base` + its path. `files` or the list at `hashes` has the hashes; `fallback` ran well before.
 */
export type LiveRemote = InferType<typeof liveRemoteSchema>;
/** `modules` holds the first files of each module that fills a slot for this visitor, `preload` those of `./remote`. */
export type LoadableRelease = NonNullable<LiveRemote['fallback']>;
export type Cohort = NonNullable<LiveRemote['cohort']>;
export type VisibleRoute = InferType<typeof visibleRouteSchema>;
export type VisibleFill = InferType<typeof visibleFillSchema>;
export type VisibleMenuEntry = InferType<typeof visibleMenuEntrySchema>;

export function checkRegistryDocument(value: unknown): Checked<RegistryDocument> {
  return check(registryDocumentSchema, value);
}
