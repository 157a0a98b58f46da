import {
  cancelImportEndpoint,
  checkImportEndpoint,
  exportRefusedRowsEndpoint,
  getImportEndpoint,
  getImportTemplateEndpoint,
  listImportsEndpoint,
  startImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
  type CheckImportPayload,
  type Import,
  type ImportField,
} from '@suite/contracts/integrations';
import type { FakeApi } from '@suite/testing/fake-api';

/** A German file whose dates can be read in two ways. */
export const uploadedImport: Import = {
  ...{ id: 4, file_name: 'gaeste.csv', state: 'uploaded', created_at: '2027-01-02T10:00:00.000Z' },
  ...{ created_by: 'Ana Reis', total_rows: 3, done_rows: 0, created_rows: 0, refused_rows: 0 },
  ...{
    deleted_rows: 0,
    kept_rows: 0,
    is_waiting: false,
    is_undoable: false,
    encoding: 'windows-1252',
    separator: ';',
    sheet: null,
  },
  headers: ['Gast', 'E-Mail', 'Anreise', 'Abreise', 'Zimmer', 'Notiz'],
  preview: [['Zoë Müller', 'zoe@guests.test', '03.02.2027', '05.02.2027', 'DZ', 'Crib']],
  columns: ['name', 'email', 'checkin_date', 'checkout_date', 'room_type', null],
  are_columns_remembered: false,
  date_formats: [
    { column: 2, format: 'dmy', value: '03.02.2027', date: '2027-02-03' },
    { column: 2, format: 'mdy', value: '03.02.2027', date: '2027-03-02' },
    { column: 3, format: 'dmy', value: '05.02.2027', date: '2027-02-05' },
    { column: 3, format: 'mdy', value: '05.02.2027', date: '2027-05-02' },
  ],
  ...{ date_format: null, faults: [], kept_bookings: [], kept_changes: [] },
};

export interface StoredImports {
  imports: Import[];
}

/** Leaves a started import in the running state, so that tests see its progress. */
export function answerImports(api: FakeApi, stored: StoredImports): void {
  const change = (url: string, changes: Partial<Import>): Import => {
    const id = Number(/\d+/.exec(url)?.[0]);
    stored.imports = stored.imports.map((each) => (each.id === id ? { ...each, ...changes } : each));
    const found = stored.imports.find((each) => each.id === id);
    if (!found) throw new Error(`There is no import ${id}`);
    return found;
  };
  api
    .on(listImportsEndpoint, () => ({
      imports: stored.imports.filter(({ state, created_rows }) => state !== 'cancelled' || created_rows > 0),
    }))
    .on(getImportEndpoint, ({ url }) => change(url, {}))
    .on(getImportTemplateEndpoint, () => 'Guest name,Email')
    .on(exportRefusedRowsEndpoint, () => 'Gast,Row,Error')
    .on(uploadImportEndpoint, () => {
      stored.imports = [uploadedImport, ...stored.imports];
      return uploadedImport;
    })
    .on(checkImportEndpoint, ({ url, body }) => {
      const { columns, date_format } = body as CheckImportPayload;
      const matched = columns.map((field) => (field || null) as ImportField | null);
      return change(url, { state: 'checking', date_format, columns: matched });
    })
    .on(startImportEndpoint, ({ url }) => change(url, { state: 'importing', done_rows: 0 }))
    .on(cancelImportEndpoint, ({ url }) => change(url, { state: 'cancelled' }))
    .on(undoImportEndpoint, ({ url }) => change(url, { state: 'undoing', done_rows: 0 }));
}
