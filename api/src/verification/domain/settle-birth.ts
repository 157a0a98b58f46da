import type { DocumentData } from '@suite/contracts/verification';

interface ReadDocument extends Omit<DocumentData, 'birth_choices'> {
  open_birth?: { earlier: string; later: string; never_expires: boolean } | undefined;
}

/** Adult is the default of the booking's form, so it decides only about a document that no child gets. */
export function settleBirth({ open_birth, ...data }: ReadDocument, type: string): DocumentData {
  if (!open_birth) return data;
  const { earlier, later, never_expires } = open_birth;
  if (type === 'Child' || type === 'Infant') return { ...data, date_of_birth: later };
  if (type === 'Adult' && never_expires) return { ...data, date_of_birth: earlier };
  return { ...data, birth_choices: [earlier, later] };
}
