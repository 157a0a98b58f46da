import { createPath, Router } from 'react-router-dom';
import { useContextValue } from './use-context-value.js';

/** A router of this remote's own that follows the address of the suite and changes it. */
export function SuiteRouter({ context, children }) {
  const path = useContextValue(context, 'path');
  const toText = (to) => (typeof to === 'string' ? to : createPath(to));
  const navigator = {
    createHref: toText,
    push: (to) => context.navigate(toText(to)),
    replace: (to) => context.navigate(toText(to), { replace: true }),
    go: (steps) => history.go(steps),
  };
  return (
    <Router basename={context.basePath} location={path} navigator={navigator}>
      {children}
    </Router>
  );
}
