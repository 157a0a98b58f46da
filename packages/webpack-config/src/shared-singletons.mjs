/** Modules that exist once in a page, provided by the shell. Each key is the exact import request. */
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

/** Exports of react-router-dom that the shell provides; the linter reports others in remotes. */
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

/** Returns the package of a request: `react` for `react/jsx-runtime`. @param {string} request */
export function packageOf(request) {
  const depth = request.startsWith('@') ? 2 : 1;
  return request.split('/').slice(0, depth).join('/');
}
