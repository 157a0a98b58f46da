import type { Readable } from 'node:stream';
import { byteOrderMark, csvRecord, separatorIn, type Separator } from '@suite/csv';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import {
  importFields,
  type Import,
  type ImportField,
  type ImportSummary,
} from '@suite/contracts/integrations';
import type { Language } from '@suite/i18n/server';
import type { Caller } from '../../access/caller.ts';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { importHeadings, refusalHeadings } from '../domain/import-words.ts';
import { openMessageTexts } from '../../languages/message-texts.ts';
import { readRefused } from '../import-batches.repository.ts';
import { findImport, findImports } from '../imports.repository.ts';
import { describeImport, importNotFound, summarizeImport, type ImportReaderDeps } from './describe-import.ts';

export async function listImports(
  { database }: Pick<ImportReaderDeps, 'database'>,
  caller: Caller,
): Promise<ImportSummary[]> {
  const rows = await findImports(database, requireRunHotel(caller));
  return rows.map(summarizeImport);
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function getImport(deps: ImportReaderDeps, caller: Caller, id: number): Promise<Import> {
  return describeImport(deps, { hotel_id: requireRunHotel(caller), id });
}

/** The example arrives in a month, so that it could be imported. */
export function writeImportTemplate(language: Language): Buffer {
  const checkin = addDays(calendarDateIn('UTC'), 30);
  const example: Record<ImportField, string> = {
    name: 'Ana Reis',
    email: 'ana.reis@guests.example',
    checkin_date: checkin,
    checkout_date: addDays(checkin, 2),
    no_nights: '2',
    room_type: 'Double',
    passengers: 'Rui Reis; Eva Reis',
    phone: '00351 910 555 010',
    arrival_time: '15:30',
    requests: '',
    external_reference: 'PMS-4471',
  };
  const headings = importFields.map((field) => importHeadings[field][language]);
  const records = [headings, importFields.map((field) => example[field])];
  return Buffer.from(byteOrderMark + records.map((cells) => csvRecord(cells)).join(''));
}

const separators: Readonly<Record<string, Separator>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

/**
 * Separates as the uploaded file does, so that the same program opens both. The encoding is always UTF-8 with its mark, because
 * reasons are in the reader's language.
 * @throws DomainError PERMISSION_DENIED, NOT_FOUND
 */
export async function exportRefusedRows(
  { database, secretKey }: ImportReaderDeps,
  caller: Caller,
  { id, language }: { id: number; language: Language },
): Promise<Readable> {
  const key = { hotel_id: requireRunHotel(caller), id };
  const found = await findImport(database, key);
  if (!found) throw importNotFound();
  const render = openMessageTexts(language);
  const separator = separators[found.separator ?? ''] ?? separatorIn(language);
  return streamText(async (send) => {
    const headings = [...found.headers, ...refusalHeadings.map((words) => words[language])];
    await send(byteOrderMark + csvRecord(headings, separator));
    for await (const rows of readRefused(database, secretKey, key)) {
      const records = rows.map(({ row, cells, faults = [] }) =>
        csvRecord([...cells, row, faults.map(render).join('; ')], separator),
      );
      await send(records.join(''));
    }
  });
}
