export {
  hostOf,
  isCallableAddress,
  isLoopbackHost,
  isNetworkAddress,
  type AddressRules,
} from './addresses/callable-addresses.ts';
export {
  collectGarbage,
  previewCollection,
  type Collection,
  type GarbageStore,
} from './garbage/collect-garbage.ts';
export { changesChannel, readChange } from './changes/changes.routes.ts';
export { documentKeys } from './signing-key.ts';
export { createPageFinder, type PageFile, type RemotePage } from './document/find-page.ts';
export {
  createOverrideFinder,
  type OverrideSources,
  type OverridesOfPage,
} from './document/overrides-of-page.ts';
export {
  findFailingReleases,
  findRemoteTitles,
  type FailingRelease,
} from './figures/find-failing-releases.ts';
export { readFigures, type RegistryFigures } from './figures/read-figures.ts';
export { registry, type RegistryOptions } from './registry.ts';
export { registryMigrations } from './registry-migrations.ts';
export {
  findWaitingPublicReleases,
  type WaitingPublicRelease,
} from './promote/find-waiting-public-releases.ts';
export { findWaitingPermissions, type WaitingPermissions } from './permissions/permission-states.ts';
export type { PermissionDecision, PermissionHost } from './permissions/permission-host.ts';
export { findServicesToDecide, type ServiceToDecide } from './services/requests/find-services-to-decide.ts';
export type { ServiceOptions } from './services/services.ts';
export { createReleaseToken, isReleaseToken } from './tokens/release-tokens.ts';
export { runReleaseTokens } from './tokens/run-release-tokens.ts';
export type { ConfirmCall, FindPerson, Person, Visitor, VisitorOf } from './visitor.ts';
export { openShellAssets, type FindShellAsset } from './shell-builds/find-shell-asset.ts';
export { storeShellBuild } from './shell-builds/stored-shell-builds.ts';
export { storeSdk } from './sdk/store-sdk.ts';
export { openBucket } from './storage/s3-bucket.ts';
export { acceptedSuffixes } from './serve/content-types.ts';
export { isCompressible, documentKeysName, pageOverridesName, type PageOverride } from '@suite/descriptor';
export { contentType, encodingOf, isSourceMap } from './serve/content-types.ts';
export { openReleaseStorage } from './storage/open-release-storage.ts';
export type { ReleaseStorage } from './storage/release-storage.ts';
export type { S3Settings } from './storage/s3-settings.ts';
