import { render } from 'solid-js/web';
import { createStore } from 'solid-js/store';
import { Breakfast } from './breakfast.jsx';
import './remote.css';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  const [page, setPage] = createStore({ path: context.path, theme: context.theme });
  for (const event of ['path', 'theme']) context.subscribe(event, () => setPage(event, context[event]));
  return render(() => <Breakfast context={context} page={page} />, element);
}
