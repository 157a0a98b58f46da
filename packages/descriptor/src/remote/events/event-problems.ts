import type { Problem } from '../../check.ts';
import { permissionNameSpace } from '../permissions/permission-names.ts';
import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

export function eventProblems({ name, events }: RemoteDescriptor): Problem[] {
  const prefix = permissionNameSpace(name);
  return (events?.publishes ?? []).flatMap((event, index) =>
    event.startsWith(prefix)
      ? []
      : [
          {
            field: `events.publishes[${index}]`,
            message: `The event ${event} must begin with ${prefix}, so that no other remote publishes it`,
          },
        ],
  );
}
