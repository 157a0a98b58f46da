export { developerShellConfig } from './developing/developer-shell-config.mjs';
export { integrityHookName } from './integrity-hook-plugin.mjs';
export { remoteConfig } from './remote-config.mjs';
export { packageOf, routerNames, sharedSingletons } from './shared-singletons.mjs';
export { shellConfig } from './shell-config.mjs';
