import { createSuiteClient, listGuestNames } from './bookings.ts';

/** The part of `MountContext` of `@suite/remote-kit` that this remote needs. */
interface Context {
  fetch(request: Request): Promise<Response>;
}

/** A remote that takes no package of the suite. Its calls renew the session, and end when it is left. */
export async function mount(element: HTMLElement, { fetch }: Context): Promise<() => void> {
  const client = createSuiteClient({ baseUrl: location.origin, fetch });
  element.textContent = (await listGuestNames(client, 1)).join(', ');
  return () => element.replaceChildren();
}
