import { flagText } from './flag-texts.ts';

/** A few words for a badge: of a flag, of three failed checks, or of the choice of the desk. */
export function attentionLabel(reason: string): string {
  if (reason === 'failures') return 'Three failed checks';
  return reason === 'desk' ? 'Will show ID at the desk' : flagText(reason).label;
}
