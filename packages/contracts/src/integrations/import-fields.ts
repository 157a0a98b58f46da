export const importFields = [
  'name',
  'email',
  'checkin_date',
  'checkout_date',
  'no_nights',
  'room_type',
  'passengers',
  'phone',
  'arrival_time',
  'requests',
  'external_reference',
] as const;
export type ImportField = (typeof importFields)[number];

export const requiredImportFields: readonly ImportField[] = ['name', 'email', 'checkin_date', 'room_type'];

/** `named` is a day with the name of its month, `serial` the number by which a spreadsheet counts days. */
export const importDateFormats = ['ymd', 'dmy', 'mdy', 'named', 'serial'] as const;
export type ImportDateFormat = (typeof importDateFormats)[number];

export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

export const runningImportStates: readonly ImportState[] = ['checking', 'importing', 'undoing'];

export const maxImportRows = 10_000;
export const maxImportMegabytes = 10;
export const maxImportColumns = 60;
export const maxImportCell = 2_000;
/** Rows that were not imported can be read, and an import undone, for this long. */
export const importKeptDays = 7;
