import type { DocumentData } from '../../document-data.ts';
import { parseMrz } from '../../documents/mrz/parse-mrz.ts';
import { readDocument } from '../../documents/read-document.ts';
import { samplePhoto, takeSample, type SampleKind } from './sample-photos.ts';
import { writeMrz, type MrzHolder } from './write-mrz.ts';

export interface MeasuredReadings {
  of: number;
  exact: number;
  /** A field is wrong although all check digits agree; names, countries and sex have no check digits. */
  validButWrong: number;
  invalid: number;
  times: number[];
  memory: number;
}

const today = '2026-11-20';

function printedData(holder: MrzHolder): DocumentData {
  const zone = parseMrz(writeMrz(holder), today);
  if (!zone) throw new Error('A specimen has a zone.');
  return {
    document_type: zone.document_type,
    issuing_country: zone.issuing_country,
    full_name: zone.full_name,
    date_of_birth: zone.date_of_birth,
    expiry_date: zone.expiry_date,
    number_last4: zone.document_number?.slice(-4) ?? null,
    mrz_valid: true,
  };
}

function hasWrongField(read: DocumentData, printed: DocumentData): boolean {
  return Object.entries(read).some(
    ([field, value]) => value !== null && value !== printed[field as keyof DocumentData],
  );
}

export async function measureReadings(kind: SampleKind, of: number): Promise<MeasuredReadings> {
  const measured = { of, exact: 0, validButWrong: 0, invalid: 0, times: [] as number[] };
  for (let seed = 0; seed < of; seed += 1) {
    const sample = samplePhoto(seed, kind);
    const photo = await takeSample(sample);
    if (seed === 0) await readDocument(photo, { today });
    const before = process.cpuUsage();
    const { data } = await readDocument(photo, { today });
    const { user, system } = process.cpuUsage(before);
    measured.times.push((user + system) / 1000);
    const exact = JSON.stringify(data) === JSON.stringify(printedData(sample.holder));
    if (exact) measured.exact += 1;
    else if (data.mrz_valid !== true) measured.invalid += 1;
    else if (hasWrongField(data, printedData(sample.holder))) measured.validButWrong += 1;
  }
  return { ...measured, memory: process.resourceUsage().maxRSS * 1024 };
}
