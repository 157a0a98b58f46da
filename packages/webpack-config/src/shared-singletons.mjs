/**
 * The one list of modules that exist once in the page. The shell provides each whole; a remote takes them
 * and carries no copy. A key is the exact request that code writes in its imports.
 */
export const sharedSingletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'jotai',
  'yup',
  '@suite/api-client',
  '@suite/i18n',
  '@suite/session',
  '@suite/ui',
  '@suite/ui/core',
];

/**
 * The names of react-router-dom that the shell provides; the package whole is twice the bytes.
 * Lint refuses any other name in a remote.
 */
export const routerNames = [
  'BrowserRouter',
  'Link',
  'MemoryRouter',
  'Navigate',
  'NavLink',
  'Outlet',
  'Route',
  'Routes',
  'matchPath',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useParams',
  'useSearchParams',
];

/**
 * The package that versions a shared request: `react/jsx-runtime` goes with `react`.
 * @param {string} request
 */
export function packageOf(request) {
  const depth = request.startsWith('@') ? 2 : 1;
  return request.split('/').slice(0, depth).join('/');
}
