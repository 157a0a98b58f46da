import { object, string, type InferType } from 'yup';
import {
  listOf,
  anyOf,
  dottedId,
  label,
  order,
  required,
  unknownKeys,
  exposePattern,
} from './descriptor-fields.ts';

const eventNames = () =>
  listOf(dottedId().max(60), 50).test(
    'unique',
    '${path} names one event twice',
    (names) => !names || new Set(names).size === names.length,
  );

export const eventsSchema = object({
  publishes: eventNames().meta({
    description: 'Events that this remote publishes; their names begin with its name without mf-.',
  }),
  listensTo: eventNames().meta({ description: 'Events that live releases of other remotes publish.' }),
}).noUnknown(unknownKeys);

export const slotSchema = object({
  name: dottedId().max(60).meta({ description: 'Unique among all remotes.' }),
}).noUnknown(unknownKeys);

export const fillSchema = object({
  slot: dottedId().max(60).meta({ description: 'Slot of a live remote.' }),
  module: string()
    .typeError('${path} must be text')
    .matches(exposePattern, '${path} must look like ./verify-guests')
    .required(required)
    .meta({ description: 'Exposed module that is shown; ./verify-guests is src/verify-guests.tsx.' }),
  title: label().meta({ description: 'Name in messages when it cannot be shown.' }),
  order: order().meta({ description: 'Position among the fills of the slot; smaller numbers come first.' }),
  permissions: anyOf(),
}).noUnknown(unknownKeys);

export type Fill = InferType<typeof fillSchema>;
