const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// They would turn the letters that follow around, outside the value too.
const turnsDirection = /\p{Bidi_Control}/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name or address as a sentence may hold it: on one line, and with its own direction kept to itself. */
export function shownValue(value: string, isRightToLeft: boolean): string {
  const text = value.replaceAll(breaksLine, ' ').replaceAll(turnsDirection, '').trim();
  return isRightToLeft || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
