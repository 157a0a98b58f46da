import { boolean, object, type InferType } from 'yup';
import { flagField } from '../forms/strict-fields.ts';

export const signInRulesSchema = object({ requires_second_factor: boolean().required() });

export type SignInRules = InferType<typeof signInRulesSchema>;

export const updateSignInRulesSchema = object({
  requires_second_factor: flagField('Two-step verification').required('Two-step verification is required'),
}).noUnknown();
