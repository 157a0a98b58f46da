export { overrideOrigins } from './grants/override-origins.ts';
export { registry, type RegistryOptions } from './registry.ts';
export { registryMigrations } from './registry-migrations.ts';
export { createReleaseToken, isReleaseToken } from './tokens/release-tokens.ts';
export type { FindPerson, Person, Visitor, VisitorOf } from './visitor.ts';
