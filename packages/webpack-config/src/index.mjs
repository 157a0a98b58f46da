export { developerShellConfig } from './developing/developer-shell-config.mjs';
export { integrityHookName } from './remote-config.mjs';
export { remoteConfig } from './remote-config.mjs';
export { packageOf, routerNames, sharedSingletons } from './shared-singletons.mjs';
export { shellConfig } from './shell-config.mjs';
