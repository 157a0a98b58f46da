import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { pathIdField, textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import {
  importDateFormats,
  importFields,
  maxImportColumns,
  maxImportMegabytes,
  requiredImportFields,
  type ImportDateFormat,
  type ImportField,
  type ImportState,
} from './import-fields.ts';

const megabyte = 1024 * 1024;
const access = { anyOf: ['manage_hotel'] } as const;
const params = object({ id: pathIdField('Import') });

/** Holds what a list shows of an import. Counts are rows of the file; the row of the headings is not counted. */
const importSummarySchema = object({
  id: number().required(),
  file_name: string().required(),
  state: string<ImportState>().required(),
  created_at: string().required(),
  created_by: string().defined().nullable(),
  total_rows: number().required(),
  /** Rows that the running task has finished. */
  done_rows: number().required(),
  created_rows: number().required(),
  refused_rows: number().required(),
  /** Bookings that an undo has deleted, and those that it kept because they had been changed. */
  deleted_rows: number().required(),
  kept_rows: number().required(),
  /** Is set while a started import has not been taken up by a worker. */
  is_waiting: boolean(),
  is_undoable: boolean().required(),
});
export type ImportSummary = InferType<typeof importSummarySchema>;

const importFaultSchema = messageSchema.shape({
  row: number().required(),
  /** Is null if the fault concerns no column of its own. */
  column: number().defined().nullable(),
  value: string().defined(),
});
export type ImportFault = InferType<typeof importFaultSchema>;

const importSchema = importSummarySchema.shape({
  encoding: string().required(),
  separator: string().defined().nullable(),
  sheet: string().defined().nullable(),
  headers: array(string().defined()).required(),
  /** The first rows as the file has them, until the bookings are created. */
  preview: array(array(string().defined()).required()).required(),
  /** One for each header: the confirmed or proposed field, or null for a column that is not imported. */
  columns: array(mixed<ImportField>().defined().nullable()).required(),
  are_columns_remembered: boolean().required(),
  /** Each format that fits all dates of a column, with one of its dates as it would be read. */
  date_formats: array(
    object({
      column: number().required(),
      format: string<ImportDateFormat>().required(),
      value: string().required(),
      date: string().required(),
    }).required(),
  ).required(),
  date_format: string<ImportDateFormat>().defined().nullable(),
  /** The first hundred. */
  faults: array(importFaultSchema.required()).required(),
  /** The first hundred bookings that an undo has kept. */
  kept_bookings: array(number().required()).required(),
  /** Is the last change of those of which one is recorded. */
  kept_changes: array(object({ id: number().required(), change: messageSchema.required() }).required()),
});
export type Import = InferType<typeof importSchema>;

const columnMessage = `A column must be empty or one of ${importFields.join(', ')}`;

function isComplete(columns: readonly string[]): boolean {
  const hasEnd = columns.includes('checkout_date') || columns.includes('no_nights');
  return hasEnd && requiredImportFields.every((field) => columns.includes(field));
}

function isUnique(columns: readonly string[]): boolean {
  const chosen = columns.filter((field) => field !== '');
  return new Set(chosen).size === chosen.length;
}

export const checkImportSchema = object({
  /** Is empty for a column that is not imported. */
  columns: array(
    textField('Column')
      .defined(columnMessage)
      .oneOf(['', ...importFields], columnMessage),
  )
    .typeError('Columns must be a list')
    .required('Columns are required')
    .max(maxImportColumns, `A file can have at most ${maxImportColumns} columns`)
    .test('unique', 'Each field can be taken from one column only', (columns) => isUnique(columns ?? []))
    .test(
      'complete',
      'Choose the columns of name, email, check-in date and room type, and of check-out date or nights',
      (columns) => isComplete(columns ?? []),
    ),
  date_format: textField('Date format')
    .required('Choose how the dates are written')
    .oneOf(importDateFormats, 'Choose how the dates are written'),
}).noUnknown();
export type CheckImportPayload = InferType<typeof checkImportSchema>;

const languageField = textField('Language').oneOf(
  ['', 'en', 'de', 'fr', 'es', 'it', 'ar'],
  'Language is not known',
);

/** A CSV file with the headings of all fields in the language, and one example. */
export const getImportTemplateEndpoint = defineEndpoint({
  name: 'get-import-template',
  method: 'GET',
  path: '/imports/template',
  access,
  query: object({ language: languageField }),
  raw: 'text/csv; charset=utf-8',
  result: string().required(),
  fallbackMessage: 'Failed to download the template',
});

/**
 * Reads a CSV or XLSX file of bookings and proposes what its columns mean; no booking is created. The rows are stored encrypted,
 * for seven days at most. 400 for a file that cannot be read, which says why.
 */
export const uploadImportEndpoint = defineEndpoint({
  name: 'upload-import',
  method: 'POST',
  path: '/imports',
  access,
  files: { file: { count: 1, size: maxImportMegabytes * megabyte } },
  body: object({ file_name: textField('File name') }).noUnknown(),
  result: importSchema,
  fallbackMessage: 'Failed to read the file',
  errors: ['CONFLICT'],
});

/** The last thirty imports of the own hotel, the newest first, without discarded files. */
export const listImportsEndpoint = defineEndpoint({
  name: 'list-imports',
  method: 'GET',
  path: '/imports',
  access,
  result: object({ imports: array(importSummarySchema.required()).required() }),
  fallbackMessage: 'Failed to fetch the imports',
});

/** An import with its columns, the first rows before it starts, and the rows that were refused. */
export const getImportEndpoint = defineEndpoint({
  name: 'get-import',
  method: 'GET',
  path: '/imports/{id}',
  access,
  params,
  result: importSchema,
  fallbackMessage: 'Failed to fetch the import',
  errors: ['NOT_FOUND'],
});

/**
 * Confirms the columns and checks all rows, without creating a booking. Follow it with `get-import`: the state is `checking`, then
 * `checked`. 409 while another import of the hotel runs.
 */
export const checkImportEndpoint = defineEndpoint({
  name: 'check-import',
  method: 'POST',
  path: '/imports/{id}/check',
  access,
  params,
  body: checkImportSchema,
  result: importSchema,
  fallbackMessage: 'Failed to check the file',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Creates the bookings of a checked import. The state is `importing`, then `imported`. */
export const startImportEndpoint = defineEndpoint({
  name: 'start-import',
  method: 'POST',
  path: '/imports/{id}/start',
  access,
  params,
  result: importSchema,
  fallbackMessage: 'Failed to start the import',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Stops a check or an import, or discards an uploaded file. Bookings that were created remain, until an undo. */
export const cancelImportEndpoint = defineEndpoint({
  name: 'cancel-import',
  method: 'POST',
  path: '/imports/{id}/cancel',
  access,
  params,
  result: importSchema,
  fallbackMessage: 'Failed to cancel the import',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * Deletes the bookings of an import, within seven days. Bookings are kept that people or guests have worked on since, or whose
 * guests were mailed: see `kept_bookings`. The state is `undoing`, then `undone`.
 */
export const undoImportEndpoint = defineEndpoint({
  name: 'undo-import',
  method: 'POST',
  path: '/imports/{id}/undo',
  access,
  params,
  result: importSchema,
  fallbackMessage: 'Failed to undo the import',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The rows that were refused, as a CSV file with the columns of the import, and the row number and the reason after them. */
export const exportRefusedRowsEndpoint = defineEndpoint({
  name: 'export-refused-rows',
  method: 'GET',
  path: '/imports/{id}/refused',
  access,
  params,
  query: object({ language: languageField }),
  raw: 'text/csv; charset=utf-8',
  result: string().required(),
  fallbackMessage: 'Failed to download the refused rows',
  errors: ['NOT_FOUND'],
});
