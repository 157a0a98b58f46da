import { createRoot } from 'react-dom/client';
import { MuiRoot } from './mui-root.jsx';
import { SuiteRouter } from './suite-router.jsx';
import { WakeUpCalls } from './wake-up-calls.jsx';

/** @type {import('@suite/remote-kit').MountModule['mount']} */
export function mount(element, context) {
  const root = createRoot(element);
  root.render(
    <MuiRoot context={context}>
      <SuiteRouter context={context}>
        <WakeUpCalls context={context} />
      </SuiteRouter>
    </MuiRoot>,
  );
  return () => root.unmount();
}
