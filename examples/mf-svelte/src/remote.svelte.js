import { mount as mountApp, unmount } from 'svelte';
import App from './app.svelte';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  const page = $state({ path: context.path, theme: context.theme });
  for (const event of ['path', 'theme']) context.subscribe(event, () => (page[event] = context[event]));
  const app = mountApp(App, { target: element, props: { context, page } });
  return () => unmount(app);
}
