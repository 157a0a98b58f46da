import type { FaceDescription } from '../face-distance.ts';
import type { FaceModel } from './face-model.schema.ts';
import { FaceModelError, readFaceModel } from './read-face-model.ts';

export interface OpenFaceModel {
  model: FaceModel;
  /** Describes a face that was aligned to the model's points; bytes of red, green and blue, row by row. */
  describe(chip: Uint8Array): Promise<FaceDescription>;
}

/**
 * Opens the net of an operator's folder and tries it once.
 * @throws FaceModelError when it cannot be used as its operator says
 */
export async function openFaceModel(folder: string): Promise<OpenFaceModel> {
  const { model, bytes } = await readFaceModel(folder);
  const { width, height } = model.input;
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
    const planes = new Tensor('float32', toPlanes(chip, model), [1, 3, height, width]);
    const answer = (await session.run({ [input]: planes }))[output];
    if (answer?.type !== 'float32') throw new Error('it gives something else than numbers');
    const values = answer.data as Float32Array;
    if (values.length !== model.description_size)
      throw new Error(`it gives ${values.length} numbers and not ${model.description_size}`);
    return toLengthOne(values);
  };
  await describe(new Uint8Array(width * height * 3).fill(128)).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : 'it cannot be run';
    throw new FaceModelError(`The face model ${model.file} has another shape than it should: ${why}.`, {
      cause,
    });
  });
  return { model, describe };
}

function toPlanes(chip: Uint8Array, { input }: FaceModel): Float32Array {
  const size = input.width * input.height;
  const planes = new Float32Array(size * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const from = input.channels === 'rgb' ? channel : 2 - channel;
    const [mean, spread] = [input.mean[channel] ?? 0, input.spread[channel] ?? 1];
    for (let pixel = 0; pixel < size; pixel += 1) {
      planes[channel * size + pixel] = ((chip[pixel * 3 + from] ?? 0) - mean) / spread;
    }
  }
  return planes;
}

function toLengthOne(values: Float32Array): Float32Array {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
