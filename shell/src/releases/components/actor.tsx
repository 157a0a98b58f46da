import { EmailAddress } from '@suite/ui';
import { actorName } from '../domain/actor-name.ts';

export function Actor({ name }: { name: string }) {
  return name.includes('@') ? <EmailAddress address={name} /> : <bdi>{actorName(name)}</bdi>;
}
