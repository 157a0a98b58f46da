export { checkBuild } from './commands/check.ts';
export { findUnreleased, releaseBuild } from './commands/release.ts';
export { readLocalRelease, type LocalRelease } from './local/read-local-release.ts';
export type { Registry } from './registry/call-registry.ts';
export { ReleaseFailure } from './release-failure.ts';
export { fetchOpenApi, runSmoke } from './smoke/run-smoke.ts';
export type { SmokeFinding } from './smoke/smoke-finding.ts';
export { smokeReleaseOf, type SmokeRelease } from './smoke/smoke-release.ts';
