const namedRoom = /^(?:room|zimmer|chambre|habitación|camera|غرفة|الغرفة)\s*[#:]?\s*(?=\S)/iu;

/** Returns the number of a text such as `Room 204` in each language of the console, or null without such a word. */
export function roomNumberIn(text: string): string | null {
  const number = text.trim().normalize('NFC').replace(namedRoom, '');
  return number === text.trim().normalize('NFC') ? null : number;
}
