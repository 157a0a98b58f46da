import { object, string, type InferType } from 'yup';
import { label, required, unknownKeys, isReadableLabel, permissionNamePattern } from './descriptor-fields.ts';

export const maxOwnPermissions = 20;
export const maxExplanationLength = 200;

export const ownPermissionSchema = object({
  name: string()
    .typeError('${path} must be text')
    .max(100)
    .matches(permissionNamePattern, '${path} must look like spa.manage')
    .required(required)
    .meta({ description: 'Begins with the name of the remote without mf-.' }),
  title: label().meta({ description: 'Verb and noun, as shown in roles.' }),
  explanation: string()
    .typeError('${path} must be text')
    .trim('${path} must not begin or end with spaces')
    .max(maxExplanationLength)
    .test(
      'readable',
      '${path} must be one line of visible characters, and of one script where letters look alike',
      (value) => isReadableLabel(value ?? ''),
    )
    .required(required)
    .meta({ description: 'One sentence for the people who grant it.' }),
}).noUnknown(unknownKeys);

export type OwnPermission = InferType<typeof ownPermissionSchema>;
