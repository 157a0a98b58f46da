import { csvFile, type Separator } from './write-csv.ts';

export interface Table {
  name: string;
  headings: readonly string[];
  records: readonly (readonly (string | number)[])[];
}

/** Fetches the writer of workbooks when one is chosen; rejects if that fails. */
export async function tableFile(
  format: 'csv' | 'xlsx',
  { name, headings, records }: Table,
  separator: Separator,
): Promise<Blob> {
  if (format === 'csv') return csvFile(headings, records, separator);
  const { workbookFile } = await import('./workbook/workbook-file.ts');
  return workbookFile(name, headings, records);
}
