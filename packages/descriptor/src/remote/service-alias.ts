import { array, string } from 'yup';
import { required } from './descriptor-fields.ts';

/** The name of a service: part of an address and of a token, so it needs no escaping in either. */
const serviceAliasPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const maxAliasLength = 40;

/** Whether a text can be the alias of a service: `spa`, `spa-bookings`. */
export function isServiceAlias(text: string): boolean {
  return text.length <= maxAliasLength && serviceAliasPattern.test(text);
}

/** The services that a remote calls by `/services/<alias>/…`. */
export const servicesSchema = () =>
  array()
    .of(
      string()
        .typeError('${path} must be text')
        .max(maxAliasLength)
        .matches(serviceAliasPattern, '${path} must be lower-case words joined by hyphens, such as spa')
        .required(required),
    )
    .typeError('${path} must be a list of services')
    .max(10, '${path} may list 10 at most')
    .test('unique', 'services names one service twice', (aliases) => {
      return new Set(aliases).size === (aliases?.length ?? 0);
    })
    .meta({
      description:
        'Back ends of this remote, called by /services/<alias>/…; an operator maps each alias to an address.',
    });
