import { check, permissionNamePattern, remoteNamePattern } from '@suite/descriptor';
import { array, boolean, object, string, type InferType, type Schema } from 'yup';
import { RegistryError } from '../../errors/registry-error.ts';

const updatedAt = string().test(
  'instant',
  'updated_at must be an instant such as 2026-03-14T09:30:00.000Z',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
const unknown = 'The body has unknown fields: ${unknown}';
const mappingSchema = object({
  origin: string().typeError('origin must be text').max(300).required('origin is required'),
  remotes: array()
    .of(string().max(100).matches(remoteNamePattern, '${path} must look like mf-spa').required())
    .max(50, 'remotes may list 50 at most')
    .typeError('remotes must list the remotes that may call the service')
    .optional(),
  permissions: array()
    .of(string().max(100).matches(permissionNamePattern, '${path} is not a permission name').required())
    .min(1, 'permissions must name one at least; send null for those of the remotes')
    .max(20, 'permissions may list 20 at most')
    .typeError('permissions must list permissions of which callers need any, or be null')
    .nullable()
    .optional(),
  updated_at: updatedAt,
})
  .noUnknown(unknown)
  .required('Send {"origin": "https://…"}');
const unmappingSchema = object({
  updated_at: updatedAt,
  force: boolean().typeError('force must be true or false').default(false),
})
  .noUnknown(unknown)
  .required('Send {"updated_at": "…"}');

export const readMapping = (body: unknown) => read(mappingSchema, body);

export const readUnmapping = (body: unknown) => read(unmappingSchema, body ?? {});

function read<S extends Schema>(schema: S, body: unknown): InferType<S> {
  const checked = check(schema, body);
  if (checked.ok) return checked.value;
  const { problems } = checked;
  throw new RegistryError(400, 'VALIDATION_ERROR', problems[0]?.message ?? '', problems);
}
