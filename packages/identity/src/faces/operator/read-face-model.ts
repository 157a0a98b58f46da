import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ValidationError } from 'yup';
import { faceModelSchema, type FaceModel } from './face-model.schema.ts';

const description = 'face-model.json';

export class FaceModelError extends Error {
  override readonly name = 'FaceModelError';
}

export async function readFaceModel(folder: string): Promise<{ model: FaceModel; bytes: Buffer }> {
  const model = parse(await read(join(folder, description)));
  const bytes = await read(join(folder, model.file));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== model.sha256) {
    throw new FaceModelError(
      `The face model ${model.file} is another file than ${description} names: its SHA-256 is ${sha256}.`,
    );
  }
  return { model, bytes };
}

async function read(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new FaceModelError(`The face model's file ${path} cannot be read.`, { cause });
  });
}

function parse(json: Buffer): FaceModel {
  try {
    return faceModelSchema.validateSync(JSON.parse(json.toString()), { strict: true });
  } catch (cause) {
    const why = cause instanceof ValidationError ? cause.message : 'it is not JSON';
    throw new FaceModelError(`The face model's ${description} cannot be used: ${why}.`, { cause });
  }
}
