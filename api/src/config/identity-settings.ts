import { resolve } from 'node:path';
import type { IdentitySettings } from '@suite/identity';
import { string } from 'yup';
import { addressField } from './address-field.ts';

export const identityFields = {
  IDENTITY_ENGINE: string()
    .oneOf(['local', 'rekognition'], 'IDENTITY_ENGINE must be local or rekognition')
    .default('local'),
  REKOGNITION_REGION: string().when('IDENTITY_ENGINE', {
    is: 'rekognition',
    then: (region) => region.required('REKOGNITION_REGION must be set with IDENTITY_ENGINE=rekognition'),
  }),
  REKOGNITION_ENDPOINT: addressField('REKOGNITION_ENDPOINT'),
  IDENTITY_FACE_MODEL: string().when('IDENTITY_ENGINE', {
    is: 'rekognition',
    then: (folder) =>
      folder.test(
        'local',
        'IDENTITY_FACE_MODEL cannot be set with IDENTITY_ENGINE=rekognition',
        (given) => !given,
      ),
  }),
};

type IdentityEnvironment = Partial<Record<keyof typeof identityFields, string | undefined>>;

export function readIdentitySettings(settings: IdentityEnvironment): IdentitySettings {
  const { IDENTITY_ENGINE, REKOGNITION_REGION: region, REKOGNITION_ENDPOINT: endpoint } = settings;
  if (IDENTITY_ENGINE !== 'rekognition' || region === undefined) {
    const folder = settings.IDENTITY_FACE_MODEL;
    return { engine: 'local', ...(folder ? { faceModel: resolve(folder) } : {}) };
  }
  return { engine: 'rekognition', rekognition: { region, ...(endpoint !== undefined && { endpoint }) } };
}
