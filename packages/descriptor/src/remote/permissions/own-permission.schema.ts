import { object, string, type InferType } from 'yup';
import { label, required, unknownKeys } from '../descriptor-fields.ts';
import { permissionNamePattern } from './permission-names.ts';
import { isReadableLabel } from '../readable-label.ts';

export const maxOwnPermissions = 20;
export const maxExplanationLength = 200;

export const ownPermissionSchema = object({
  name: string()
    .typeError('${path} must be text')
    .max(100)
    .matches(permissionNamePattern, '${path} must look like spa.manage')
    .required(required)
    .meta({ description: 'Begins with the name of the remote without mf-: spa.manage of mf-spa.' }),
  title: label().meta({ description: 'Verb and noun, as roles list it: Manage the spa.' }),
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
    .meta({ description: 'What it allows, in one sentence, for those who give it to others.' }),
}).noUnknown(unknownKeys);

export type OwnPermission = InferType<typeof ownPermissionSchema>;
