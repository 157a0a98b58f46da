import { t } from '../languages/catalog.ts';
import { auditLabelOf } from './audit-labels.ts';

/** Returns the label of a name, or its words: `update-role` becomes `Update role`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return auditLabelOf(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function subjectOf({
  subject_type,
  subject_id,
}: {
  subject_type: string;
  subject_id: string;
}): string {
  const kind = wordsOf(subject_type);
  if (subject_id === '') return kind;
  const named = { kind, id: subject_id };
  return /^\d+$/.test(subject_id) ? t('{kind} #{id}', named) : t('{kind}: {id}', named);
}

export function historyPath(subject_type: 'user' | 'role', subject_id: number): string {
  return `/audit?subject_type=${subject_type}&subject_id=${subject_id}`;
}
