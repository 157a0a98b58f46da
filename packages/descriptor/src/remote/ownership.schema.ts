import { string } from 'yup';
import { optionalLabel } from './descriptor-fields.ts';

const maxAddressLength = 300;
/** Excludes `?`, `&` and `%`, with which a mailto: address could carry more than its recipient. */
const emailPattern = /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
/** Allows one ASCII host without user name, so that the address shows where it leads. */
const webAddressPattern = /^https:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?(?:[/?#][!-;=?-~]*)?$/;
const contactPattern = new RegExp(`${emailPattern.source}|${webAddressPattern.source}`);

const address = (pattern: RegExp, what: string) =>
  string()
    .typeError('${path} must be text')
    .max(maxAddressLength)
    .matches(pattern, `\${path} must be ${what}`);

const webAddress = () =>
  address(webAddressPattern, 'an https address without user name, such as https://wiki.example.com/bookings');

export const ownershipFields = {
  owner: optionalLabel()
    .min(1, '${path} must name the team, or be left out')
    .meta({ description: 'Team that owns the remote.' }),
  contact: address(
    contactPattern,
    'an e-mail address, or an https address such as https://chat.example.com/bookings',
  ).meta({ description: 'E-mail address or https address of the team.' }),
  repository: webAddress().meta({ description: 'https address of the source code.' }),
  runbook: webAddress().meta({
    description: 'https address of the instructions for operators when the remote fails.',
  }),
};

export type Ownership = { [Field in keyof typeof ownershipFields]?: string | undefined };

export function ownershipOf({ owner, contact, repository, runbook }: Ownership): Ownership | undefined {
  const declared = Object.entries({ owner, contact, repository, runbook }).filter(
    ([, value]) => value !== undefined,
  );
  return declared.length === 0 ? undefined : Object.fromEntries(declared);
}
