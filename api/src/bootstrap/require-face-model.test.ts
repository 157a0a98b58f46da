import { expect, test } from '@jest/globals';
import { ConfigError } from '../config/config.ts';
import { requireFaceModel } from './start-server.ts';

test('a server does not start with a face model that is not there', async () => {
  const started = requireFaceModel({ identity: { engine: 'local', faceModel: '/nowhere' } });
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow(
    "IDENTITY_FACE_MODEL: The face model's file /nowhere/face-model.json cannot be read.",
  );
});

test('without one there is nothing to open', async () => {
  await expect(requireFaceModel({ identity: { engine: 'local' } })).resolves.toBeUndefined();
});
