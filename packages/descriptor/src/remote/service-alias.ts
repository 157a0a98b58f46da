import { string } from 'yup';
import { listOf, required } from './descriptor-fields.ts';

/** An alias is part of addresses and tokens, and must need no escaping in them. */
const serviceAliasPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const maxAliasLength = 40;

export function isServiceAlias(text: string): boolean {
  return text.length <= maxAliasLength && serviceAliasPattern.test(text);
}

export const servicesSchema = () =>
  listOf(
    string()
      .typeError('${path} must be text')
      .max(maxAliasLength)
      .matches(serviceAliasPattern, '${path} must be lower-case words joined by hyphens, such as spa')
      .required(required),
    10,
    'a list of services',
  )
    .test(
      'unique',
      'services names one service twice',
      (aliases) => new Set(aliases).size === (aliases?.length ?? 0),
    )
    .meta({
      description:
        'Back ends of this remote, called by /services/<alias>/…; an operator maps each alias to an address.',
    });
