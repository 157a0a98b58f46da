/** What takes the place of `{name}` in a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** A text with its `{placeholders}` filled in; one that has no value stays. */
export function fillPlaceholders(text: string, values: MessageValues): string {
  return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}

/** A text as its plain parts and the names of its `{placeholders}`, in turns. */
export function splitPlaceholders(text: string): string[] {
  return text.split(placeholder);
}

/** Values that keep their own direction: a name in Latin letters must not reorder the Arabic sentence around it. */
export function isolateValues(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}
