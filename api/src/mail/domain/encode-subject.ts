// 45 bytes become 60 letters of base64: with its marks a word stays below the 75 a header allows.
const bytesInWord = 45;

/**
 * A subject that receivers read as it was written: text that already looks like an encoded word would be decoded by
 * them, line breaks included, and is therefore encoded whole. Everything else is left to the SMTP client.
 */
export function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [''];
  for (const character of subject) {
    const longer = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(longer) > bytesInWord) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
