export { check, type Checked, type Problem } from './check.ts';
export { checkDescriptor, unknownPermissions } from './check-descriptor.ts';
export {
  checkLoadReports,
  loadPhases,
  maxReleasesRun,
  type LoadFailureDetails,
  type LoadPhase,
  type LoadReport,
  type LoadReports,
} from './load-report.schema.ts';
export { menuIcons, type MenuIcon } from './menu-icons.ts';
export { overrideCookie, overrideHeader } from './override.ts';
export { isOnThisMachine, overrideUrl } from './override-url.ts';
export {
  checkRegistryDocument,
  type Cohort,
  type LiveRemote,
  type LoadableRelease,
  type RegistryDocument,
  type VisibleMenuEntry,
  type VisibleRoute,
} from './registry-document.schema.ts';
export { redactReason } from './redact-reason.ts';
export { isReleaseFilePath } from './release-file.ts';
export { checkReleaseHashes, releaseHashesPath, type ReleaseHashes } from './release-hashes.ts';
export { containerName, releaseBase, releaseId, releaseIdPattern } from './release-id.ts';
export { checkRelease, type Release } from './release.schema.ts';
export { smokeOutcomes } from './releases-overview.ts';
export type {
  OverrideGrant,
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
  SmokeRunRecord,
  SourcePosition,
  IncompatibleRelease,
  StuckRelease,
} from './releases-overview.ts';
export type { MenuEntry, MenuGroup, RemoteDescriptor, RemoteRoute } from './remote-descriptor.schema.ts';
export { routesOverlap } from './route-path.ts';
export { normalizedLabel } from './readable-label.ts';
