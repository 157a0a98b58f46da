import { flagText } from './flag-texts.ts';

export function attentionLabel(reason: string): string {
  if (reason === 'failures') return 'Three failed checks';
  return reason === 'desk' ? 'Will show ID at the desk' : flagText(reason).label;
}
