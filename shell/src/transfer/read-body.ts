export async function readBytes(answer: Response, touch: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    touch();
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export async function readText(answer: Response, touch: () => void): Promise<string> {
  return new TextDecoder().decode(await readBytes(answer, touch));
}
