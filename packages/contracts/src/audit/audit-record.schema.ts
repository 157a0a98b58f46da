import { array, boolean, number, object, string, type InferType } from 'yup';

const auditChangeSchema = object({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

export type AuditChange = InferType<typeof auditChangeSchema>;

export const auditRecordSchema = object({
  id: number().required(),
  happened_at: string().required(),
  /** Is null for guests, visitors and the server itself. */
  actor: object({
    user_id: number().required(),
    name: string().defined(),
    usr_email: string().required(),
  }).nullable(),
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  action: string().required(),
  subject_type: string().required(),
  subject_id: string().required(),
  /** Is empty if the server itself acted. */
  address: string().defined(),
  changes: array(auditChangeSchema.required()).required(),
  /** Means that the address and the changes were erased. */
  is_redacted: boolean().required(),
});

export type AuditRecord = InferType<typeof auditRecordSchema>;
