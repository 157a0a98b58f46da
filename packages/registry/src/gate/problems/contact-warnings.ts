import type { Release } from '@suite/descriptor';
import type { GateProblem } from '../gate-problem.ts';

/** Domains that RFC 2606 reserves for examples and tests, so that no mail and no page can be there. */
const reservedDomain = /(?:^|[.@/])(?:example\.(?:com|net|org)|(?:[a-z0-9-]+\.)*(?:example|test|invalid))$/i;

/** Warns of a contact from the template: operators could not reach the team when a release fails. */
export function contactWarnings({ descriptor: { contact } }: Release): GateProblem[] {
  if (contact === undefined) return [];
  const host = contact.startsWith('https://') ? new URL(contact).hostname : contact;
  if (!reservedDomain.test(host)) return [];
  return [
    {
      code: 'contact-placeholder',
      message: `The contact ${contact} is a placeholder: write the address of the team into remote.json, so that operators can reach the team when a release fails.`,
      field: 'descriptor.contact',
    },
  ];
}
