import { object, string, type InferType } from 'yup';
import { anyOf, dottedId, label, order, required, unknownKeys } from '../descriptor-fields.ts';
import { exposePattern } from '../expose-pattern.ts';

export const slotSchema = object({
  name: dottedId().max(60).meta({ description: 'Unique among all remotes: booking-details.sections.' }),
}).noUnknown(unknownKeys);

export const fillSchema = object({
  slot: dottedId().max(60).meta({ description: 'The name of a slot that a live remote offers.' }),
  module: string()
    .typeError('${path} must be text')
    .matches(exposePattern, '${path} must look like ./verify-guests')
    .required(required)
    .meta({ description: 'One of the exposed modules; ./verify-guests is src/verify-guests.tsx.' }),
  title: label().meta({ description: 'Names it where it cannot be shown.' }),
  order: order().meta({ description: 'Its place among the fills of the slot, smallest first.' }),
  permissions: anyOf(),
}).noUnknown(unknownKeys);

export type Fill = InferType<typeof fillSchema>;
