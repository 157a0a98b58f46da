export { openProviderConnections } from './connect-provider.ts';
export { clientSecretColumn, providerTokenColumn } from './provider-key.ts';
export { registerSingleSignOnRoutes } from './single-sign-on.routes.ts';
export { providerLogoutAddress } from './use-cases/provider-logout-address.ts';
