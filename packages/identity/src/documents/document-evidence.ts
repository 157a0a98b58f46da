import type { DocumentData } from '../document-data.ts';
import { documentTypeIn, namesAnotherKindOfCard } from './visual-zone/document-keywords.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';

/** `none`: the photo shows no document; `unknown`: this system has no reader. */
export type DocumentEvidence = 'zone' | 'fields' | 'text' | 'none' | 'unknown';

/** These limits are measured in docs/document-reader.md. */
const fewestLetters = 40;
const fewestLines = 4;
const sureLikelihood = 0.8;
const fewestFields = 2;

export function evidenceInPrint(lines: readonly PrintedLine[], data: DocumentData): DocumentEvidence {
  const texts = lines.filter(({ likelihood }) => likelihood >= sureLikelihood).map(({ text }) => text);
  const counts = texts.map((text) => text.replace(/[^\p{L}\p{N}]/gu, '').length).filter((count) => count > 0);
  const letters = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length < fewestLines || letters < fewestLetters) return 'none';
  if (documentTypeIn(texts) === null && namesAnotherKindOfCard(texts)) return 'none';
  const fields = [data.full_name, data.date_of_birth, data.expiry_date, data.number_last4];
  return fields.filter((field) => field !== null).length >= fewestFields ? 'fields' : 'text';
}
