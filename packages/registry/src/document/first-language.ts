export function firstLanguage(header: string | undefined): string | undefined {
  return /^[a-z]{2}(?![a-z])/i.exec(header?.trim() ?? '')?.[0].toLowerCase();
}
