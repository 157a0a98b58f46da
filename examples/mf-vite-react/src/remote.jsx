import { createRoot } from 'react-dom/client';
import { Notes } from './notes.jsx';
import './remote.css';
import { addStyles } from './styles.js';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  addStyles(context);
  const root = createRoot(element);
  root.render(<Notes context={context} />);
  return () => root.unmount();
}
