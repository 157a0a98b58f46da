import { faceDistance, type FaceDescription } from './face-distance.ts';

/** What is kept of a face to recognise it in another selfie. */
interface FaceTemplate {
  /** What described the face: descriptions of others cannot be compared with it. */
  engine: string;
  /** The distance up to which two faces count as one person's. */
  line: number;
  /** The description, in base64. */
  description: string;
}

export function encodeFaceTemplate(description: FaceDescription, engine: string, line: number): Buffer {
  const { buffer, byteOffset, byteLength } = description;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const template: FaceTemplate = { engine, line, description: bytes.toString('base64') };
  return Buffer.from(JSON.stringify(template));
}

/** Whether two templates are of one person; those of different engines never are. */
export function isSameFace(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [decode(one), decode(other)];
  return a.engine === b.engine && faceDistance(a.values, b.values) <= a.line;
}

function decode(bytes: Uint8Array) {
  const template = JSON.parse(Buffer.from(bytes).toString()) as FaceTemplate;
  const values = Uint8Array.from(Buffer.from(template.description, 'base64'));
  return { ...template, values: new Float32Array(values.buffer) };
}
