import { createApp, shallowReactive } from 'vue';
import App from './app.vue';
import './reset.css';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  const page = shallowReactive({ path: context.path, theme: context.theme });
  context.subscribe('path', () => (page.path = context.path));
  context.subscribe('theme', () => (page.theme = context.theme));
  const app = createApp(App, { context, page });
  app.mount(element);
  return () => app.unmount();
}
