import { ConfigError, type Config } from '../config/config.ts';

/**
 * Opens the operator's recognition net once, so that a wrong one is known before the first guest comes.
 * @throws ConfigError with a sentence that says what is wrong with it
 */
export async function requireFaceModel({ identity: { faceModel } }: Pick<Config, 'identity'>): Promise<void> {
  if (faceModel === undefined) return;
  // Loaded for it alone: a server starts without what runs nets.
  const { openFaceModel } = await import('@suite/identity');
  try {
    await openFaceModel(faceModel);
  } catch (error) {
    throw new ConfigError(`IDENTITY_FACE_MODEL: ${(error as Error).message}`);
  }
}
