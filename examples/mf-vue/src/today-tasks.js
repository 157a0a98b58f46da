import { createApp, shallowReactive } from 'vue';
import TodayTasks from './today-tasks.vue';
import './reset.css';

/** @type {import('@suite/remote-kit').MountModule<{ arrivals: number }>['mount']} */
export function mount(element, context) {
  const slot = shallowReactive({ props: context.props });
  context.subscribe('props', () => (slot.props = context.props));
  const app = createApp(TodayTasks, { context, slot });
  app.mount(element);
  return () => app.unmount();
}
