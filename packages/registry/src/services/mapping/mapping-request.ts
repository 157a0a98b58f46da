import { check } from '@suite/descriptor';
import { boolean, object, string, type InferType, type Schema } from 'yup';
import { RegistryError } from '../../errors/registry-error.ts';

const updatedAt = string().test(
  'instant',
  'updated_at must be an instant such as 2026-03-14T09:30:00.000Z',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
const unknown = 'The body has unknown fields: ${unknown}';
const mappingSchema = object({
  origin: string().typeError('origin must be text').max(300).required('origin is required'),
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

/** The body of a request to map a service. @throws RegistryError 400 */
export const readMapping = (body: unknown) => read(mappingSchema, body);

/** The body of a request to end a mapping, which may be empty. @throws RegistryError 400 */
export const readUnmapping = (body: unknown) => read(unmappingSchema, body ?? {});

function read<S extends Schema>(schema: S, body: unknown): InferType<S> {
  const checked = check(schema, body);
  if (checked.ok) return checked.value;
  const { problems } = checked;
  throw new RegistryError(400, 'VALIDATION_ERROR', problems[0]?.message ?? '', problems);
}
