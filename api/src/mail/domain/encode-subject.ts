// 45 bytes become 60 characters of base64; with its marks, a word remains below the limit of 75.
const bytesInWord = 45;

/** Encodes text that looks like an encoded word, because receivers would decode it, line breaks included. */
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
