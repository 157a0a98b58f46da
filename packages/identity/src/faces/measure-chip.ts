import { chipSize } from './cut-face.ts';

export function toGrey(chip: Uint8Array): Float32Array {
  const grey = new Float32Array(chip.length / 3);
  for (let at = 0; at < grey.length; at += 1) {
    const [red, green, blue] = [chip[at * 3] ?? 0, chip[at * 3 + 1] ?? 0, chip[at * 3 + 2] ?? 0];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

export function measureChip(chip: Uint8Array): { sharpness: number; brightness: number } {
  const grey = toGrey(chip);
  let sum = 0;
  let squares = 0;
  const inner = chipSize - 2;
  const at = (index: number) => grey[index] ?? 0;
  for (let y = 1; y <= inner; y += 1) {
    for (let x = 1; x <= inner; x += 1) {
      const middle = y * chipSize + x;
      const around = at(middle - 1) + at(middle + 1) + at(middle - chipSize) + at(middle + chipSize);
      const edge = around - 4 * at(middle);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = inner * inner;
  return {
    sharpness: squares / count - (sum / count) ** 2,
    brightness: grey.reduce((total, value) => total + value, 0) / grey.length,
  };
}
