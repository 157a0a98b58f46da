import { array, string } from 'yup';
import { required } from './descriptor-fields.ts';

/** An alias is part of addresses and tokens, and must need no escaping in them. */
const serviceAliasPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const maxAliasLength = 40;

export function isServiceAlias(text: string): boolean {
  return text.length <= maxAliasLength && serviceAliasPattern.test(text);
}

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
