/** The two-letter code that `Accept-Language` begins with: the shell asks for the one language that its page has. */
export function firstLanguage(header: string | undefined): string | undefined {
  return /^[a-z]{2}(?![a-z])/i.exec(header?.trim() ?? '')?.[0].toLowerCase();
}
