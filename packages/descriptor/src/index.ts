export { check, type Checked, type Problem } from './check.ts';
export { findOversized, maxLengthOf } from './oversized.ts';
export { checkDescriptor, unknownPermissions } from './remote/descriptor-problems.ts';
export {
  checkLoadReports,
  loadPhases,
  maxReleasesRun,
  type LoadFailureDetails,
  type LoadPhase,
  type LoadReport,
  type LoadReports,
} from './telemetry/load-report.schema.ts';
export { isIconPath, isMenuIcon, menuIcons, type MenuIcon } from './remote/menu-icons.ts';
export { overrideCookie, overrideHeader, pageOverridesName, type PageOverride } from './override.ts';
export { documentKeysName, documentSignatureHeader } from './registry/registry-document.schema.ts';
export { isOnThisMachine, overrideUrl } from './override.ts';
export {
  checkRegistryDocument,
  type Cohort,
  type LiveRemote,
  type LoadableRelease,
  type RegistryDocument,
  type VisibleFill,
  type VisibleMenuEntry,
  type VisibleRoute,
} from './registry/registry-document.schema.ts';
export { redactReason } from './telemetry/redact-reason.ts';
export { isCompressible, isReleaseFilePath } from './release/release-file.ts';
export { checkReleaseHashes, releaseHashesPath, type ReleaseHashes } from './release/release-file.ts';
export { moduleFile } from './release/release-id.ts';
export { containerName, releaseBase, releaseId, releaseIdPattern } from './release/release-id.ts';
export { readStyleReferences, stylesToRead } from './release/release-file.ts';
export { budgetProblems, byteBudgets, countsInTotal, type ByteBudgets } from './release/release-budgets.ts';
export { describeTooManyFiles, releaseLimits } from './release/release-file.ts';
export { checkRelease, type Release } from './release/release.schema.ts';
export { smokeOutcomes } from './registry/releases-overview.ts';
export type {
  DependencyKind,
  DependentRelease,
  ReleaseDependencies,
  ReleaseDependency,
} from './registry/release-dependencies.ts';
export type {
  OwnPermissionState,
  OwnPermissionStatus,
  PermissionWording,
  TranslatedPermission,
} from './registry/own-permission-state.ts';
export type {
  ServiceChange,
  ServiceFigures,
  ServiceHealth,
  ServiceMapping,
  ServiceOverview,
  ServicesOverview,
} from './registry/services-overview.ts';
export type {
  OverrideGrant,
  OverrideOrigin,
  OverrideOriginStatus,
  HourOfLoads,
  LoadFailureGroup,
  ReleaseChangeKind,
  PublishedRelease,
  ReleaseHealth,
  ReleaseChange,
  ReleasesOverview,
  RemoteOverview,
  Rollout,
  RolloutFigures,
  RolloutHealth,
  RolloutStep,
  SmokeRunOrigin,
  SmokeRunRecord,
  SmokeRunReport,
  SourcePosition,
  IncompatibleRelease,
  StuckRelease,
} from './registry/releases-overview.ts';
export { remoteNamePattern } from './remote/remote-descriptor.schema.ts';
export type { MenuGroup } from './remote/menu-entry.schema.ts';
export type { MenuEntry, RemoteDescriptor, RemoteRoute } from './remote/remote-descriptor.schema.ts';
export { isOwnPermission, permissionNamePattern, permissionNameSpace } from './remote/descriptor-fields.ts';
export { askedPermissions } from './remote/descriptor-problems.ts';
export type { OwnPermission } from './remote/own-permission.schema.ts';
export { ownershipOf, type Ownership } from './remote/ownership.schema.ts';
export { isServiceAlias } from './remote/service-alias.ts';
export type { Fill } from './remote/slots-and-events.schema.ts';
export { prefetchedQuery, type PrefetchedCall } from './remote/route-path.ts';
export { routesOverlap } from './remote/route-path.ts';
