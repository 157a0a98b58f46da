import { textField } from '../forms/strict-fields.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];
const formatMessage = 'Format must be csv or xlsx';

const separators = ['comma', 'semicolon'] as const;

export interface FileChoice {
  format?: FileFormat | undefined;
  separator?: (typeof separators)[number] | undefined;
}

const separatorMessage = 'Separator must be comma or semicolon';

export const fileTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A CSV file follows RFC 4180, unless its separator is the semicolon: then numbers have a decimal comma. Both are UTF-8 with BOM.
 */
export const fileFields = {
  format: textField('Format').oneOf(fileFormats, formatMessage),
  separator: textField('Separator').oneOf(separators, separatorMessage),
};
