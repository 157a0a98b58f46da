import { ParkingPage } from './parking-page.js';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  const page = Object.assign(new ParkingPage(), { context, path: context.path, theme: context.theme });
  for (const event of ['path', 'theme']) context.subscribe(event, () => (page[event] = context[event]));
  element.append(page);
  return () => page.remove();
}
