import { EmailAddress } from '@suite/ui';
import { actorName } from '../domain/actor-name.ts';

/** Who made a change: the address of a user, which goes to the next line where it may, or the label of a token. */
export function Actor({ name }: { name: string }) {
  return name.includes('@') ? <EmailAddress address={name} /> : <bdi>{actorName(name)}</bdi>;
}
