import { faceDistance, type FaceDescription } from './face-distance.ts';

interface FaceTemplate {
  engine: string;
  line: number;
  description: string;
}

export function encodeFaceTemplate(description: FaceDescription, engine: string, line: number): Buffer {
  const { buffer, byteOffset, byteLength } = description;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const template: FaceTemplate = { engine, line, description: bytes.toString('base64') };
  return Buffer.from(JSON.stringify(template));
}

export function isSameFace(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [decode(one), decode(other)];
  return a.engine === b.engine && faceDistance(a.values, b.values) <= a.line;
}

function decode(bytes: Uint8Array) {
  const template = JSON.parse(Buffer.from(bytes).toString()) as FaceTemplate;
  const values = Uint8Array.from(Buffer.from(template.description, 'base64'));
  return { ...template, values: new Float32Array(values.buffer) };
}
