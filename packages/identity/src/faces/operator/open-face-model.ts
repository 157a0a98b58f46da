import { toLengthOne, type FaceDescription } from '../face-distance.ts';
import type { FaceModel } from './face-model.schema.ts';
import { FaceModelError, readFaceModel } from './read-face-model.ts';

export interface OpenFaceModel {
  model: FaceModel;
  describe(chip: Uint8Array): Promise<FaceDescription>;
}

export async function openFaceModel(folder: string): Promise<OpenFaceModel> {
  const { model, bytes } = await readFaceModel(folder);
  const { width, height, layout, batch = 1 } = model.input;
  const shape = layout === 'nhwc' ? [batch, height, width, 3] : [batch, 3, height, width];
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const session = await InferenceSession.create(bytes, { intraOpNumThreads: 1, logSeverityLevel: 3 }).catch(
    (cause: unknown) => {
      throw new FaceModelError(`The face model ${model.file} is no ONNX net that can be run here.`, {
        cause,
      });
    },
  );
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const describe = async (chip: Uint8Array) => {
    const faces = new Tensor('float32', toInput(chip, model), shape);
    const answer = (await session.run({ [input]: faces }))[output];
    if (answer?.type !== 'float32') throw new Error('it gives something else than numbers');
    const values = answer.data as Float32Array;
    const expected = model.description_size * batch;
    if (values.length !== expected) throw new Error(`it gives ${values.length} numbers and not ${expected}`);
    return toLengthOne(values.slice(0, model.description_size));
  };
  await describe(new Uint8Array(width * height * 3).fill(128)).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : 'it cannot be run';
    throw new FaceModelError(`The face model ${model.file} has another shape than it should: ${why}.`, {
      cause,
    });
  });
  return { model, describe };
}

function toInput(chip: Uint8Array, { input }: FaceModel): Float32Array {
  const { batch = 1, width, height } = input;
  const pixels = width * height;
  const [nextPixel, nextChannel] = input.layout === 'nhwc' ? [3, 1] : [1, pixels];
  const values = new Float32Array(pixels * 3 * batch);
  for (let channel = 0; channel < 3; channel += 1) {
    const from = input.channels === 'rgb' ? channel : 2 - channel;
    const [mean, spread] = [input.mean[channel] ?? 0, input.spread[channel] ?? 1];
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      values[channel * nextChannel + pixel * nextPixel] = ((chip[pixel * 3 + from] ?? 0) - mean) / spread;
    }
  }
  for (let copy = 1; copy < batch; copy += 1) values.copyWithin(copy * pixels * 3, 0, pixels * 3);
  return values;
}
