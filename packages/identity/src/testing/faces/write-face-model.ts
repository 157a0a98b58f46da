import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceModel } from '../../faces/operator/face-model.schema.ts';

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const whole = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, content: Buffer | string) => {
  const value = Buffer.from(content);
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(value.length)]), value]);
};
const message = (field: number, ...parts: Buffer[]) => bytes(field, Buffer.concat(parts));

const float = 1;
const integers = 7;
const tensor = (field: number, name: string, sizes: readonly number[]) => {
  const dimensions = sizes.map((size) => message(1, whole(1, size)));
  return message(field, bytes(1, name), message(2, message(1, whole(1, float), message(2, ...dimensions))));
};
const attribute = (name: string, values: readonly number[]) =>
  message(5, bytes(1, name), ...values.map((value) => whole(8, value)), whole(20, integers));
const node = (input: string, output: string, kind: string, ...attributes: Buffer[]) =>
  message(1, bytes(1, input), bytes(2, output), bytes(4, kind), ...attributes);

const side = 112;
const cell = 14;
const size = (side / cell) ** 2 * 3;

function drawNet(batch: number): Buffer {
  const placesFirst = batch > 1;
  const graph = message(
    7,
    ...(placesFirst ? [node('face', 'planes', 'Transpose', attribute('perm', [0, 3, 1, 2]))] : []),
    node(
      placesFirst ? 'planes' : 'face',
      'cells',
      'AveragePool',
      attribute('kernel_shape', [cell, cell]),
      attribute('strides', [cell, cell]),
    ),
    node('cells', 'description', 'Flatten'),
    bytes(2, 'cells'),
    tensor(11, 'face', placesFirst ? [batch, side, side, 3] : [1, 3, side, side]),
    tensor(12, 'description', [batch, size]),
  );
  return Buffer.concat([whole(1, 8), graph, message(8, whole(2, 13))]);
}

export async function writeFaceModel(folder: string, fields: Partial<FaceModel> = {}): Promise<void> {
  const net = drawNet(fields.input?.batch ?? 1);
  const model: FaceModel = {
    name: 'colours of cells',
    file: 'net.onnx',
    sha256: createHash('sha256').update(net).digest('hex'),
    input: {
      width: side,
      height: side,
      channels: 'rgb',
      mean: [127.5, 127.5, 127.5],
      spread: [128, 128, 128],
    },
    description_size: size,
    points: {
      left_eye: [38.3, 51.7],
      right_eye: [73.5, 51.5],
      nose: [56, 71.7],
      left_mouth: [41.5, 92.4],
      right_mouth: [70.7, 92.2],
    },
    operating_point: { sure: 0.05, line: 0.3, strangers: 0.9 },
    ...fields,
  };
  await writeFile(join(folder, model.file), net);
  await writeFile(join(folder, 'face-model.json'), JSON.stringify(model));
}
