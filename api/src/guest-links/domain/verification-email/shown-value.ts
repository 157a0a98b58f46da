const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// Bidirectional control characters would reverse the text after the value, too.
const turnsDirection = /\p{Bidi_Control}/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns the value on one line, isolated from the text direction around it. */
export function shownValue(value: string, isRightToLeft: boolean): string {
  const text = value.replaceAll(breaksLine, ' ').replaceAll(turnsDirection, '').trim();
  return isRightToLeft || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
