import { ConfigError, type Config } from '../config/config.ts';

/** @throws ConfigError with one sentence for the operator */
export async function requireFaceModel({ identity: { faceModel } }: Pick<Config, 'identity'>): Promise<void> {
  if (faceModel === undefined) return;
  const { openFaceModel } = await import('@suite/identity');
  try {
    await openFaceModel(faceModel);
  } catch (error) {
    throw new ConfigError(`IDENTITY_FACE_MODEL: ${(error as Error).message}`);
  }
}
