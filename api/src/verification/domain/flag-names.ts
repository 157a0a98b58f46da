/** What staff should look at: the document is over, or its name is unlike the booking's. Neither is a failure. */
export type DocumentFlag = 'DOCUMENT_EXPIRED' | 'NAME_DIFFERS';

/** The flags as they are stored. A name that could not be compared says nothing. */
export function flagNames({ expired, name }: { expired: boolean | null; name: string }): DocumentFlag[] {
  const flags: DocumentFlag[] = [];
  if (expired) flags.push('DOCUMENT_EXPIRED');
  if (name === 'unlike') flags.push('NAME_DIFFERS');
  return flags;
}
