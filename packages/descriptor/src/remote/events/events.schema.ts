import { array, object } from 'yup';
import { dottedId, unknownKeys } from '../descriptor-fields.ts';

const eventNames = () =>
  array()
    .of(dottedId().max(60))
    .typeError('${path} must be a list')
    .max(50, '${path} may list 50 at most')
    .test(
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
