import { array, boolean, number, object, string, type InferType } from 'yup';

/** One fact of a record, as text, before and after; `before` is null where nothing was changed. */
const auditChangeSchema = object({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

export type AuditChange = InferType<typeof auditChangeSchema>;

/** Who did what, on what, when and from where. */
export const auditRecordSchema = object({
  id: number().required(),
  /** ISO 8601. */
  happened_at: string().required(),
  /** Null for guests, visitors and the server itself. */
  actor: object({
    user_id: number().required(),
    name: string().defined(),
    usr_email: string().required(),
  }).nullable(),
  /** Null for what concerns the platform. */
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  /** The use case's name, such as `update-role`. */
  action: string().required(),
  subject_type: string().required(),
  subject_id: string().required(),
  /** The network address it came from; '' when the server itself acted. */
  address: string().defined(),
  changes: array(auditChangeSchema.required()).required(),
  /** The address and the changes were erased. */
  is_redacted: boolean().required(),
});

export type AuditRecord = InferType<typeof auditRecordSchema>;
