import type { Release } from '@suite/descriptor';
import type { GateProblem } from '../gate-problem.ts';

/** RFC 2606 reserves these domains for examples and tests, so that no mail reaches them. */
const reservedDomain = /(?:^|[.@/])(?:example\.(?:com|net|org)|(?:[a-z0-9-]+\.)*(?:example|test|invalid))$/i;

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
