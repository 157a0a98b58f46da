export type MessageValues = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** Fills the `{placeholders}` that have a value and leaves the others. */
export function fillPlaceholders(text: string, values: MessageValues): string {
  return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}

/** Splits a text into plain parts and the names of its `{placeholders}`, alternately. */
export function splitPlaceholders(text: string): string[] {
  return text.split(placeholder);
}

/** Isolates the direction of values, so that a name in Latin letters does not reorder an Arabic sentence. */
export function isolateValues(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}
