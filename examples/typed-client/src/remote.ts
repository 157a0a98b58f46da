import { createSuiteClient, listGuestNames } from './bookings.ts';

/** The part of @suite/remote-kit's `MountContext` that this remote uses. */
interface Context {
  fetch(request: Request): Promise<Response>;
}

/** Mounts without any package of the suite. `fetch` renews the session, and aborts when the remote is left. */
export async function mount(element: HTMLElement, { fetch }: Context): Promise<() => void> {
  const client = createSuiteClient({ baseUrl: location.origin, fetch });
  element.textContent = (await listGuestNames(client, 1)).join(', ');
  return () => element.replaceChildren();
}
