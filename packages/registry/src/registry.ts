import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { OpenDatabase } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import type { ChangeStreamSettings } from './changes/change-streams.ts';
import { serveChanges } from './changes/changes.routes.ts';
import { serveDependencies } from './dependencies/dependencies.routes.ts';
import { serveDocument, serveHashes, type OnOverride } from './document/document.routes.ts';
import { openLiveSets } from './document/live-set.ts';
import { answerErrors } from './errors/registry-error.ts';
import { serveCheck } from './gate/check.routes.ts';
import { readGateHost, type GateOptions } from './gate/gate-host.ts';
import { warnIncompatibleReleases } from './gate/warn-incompatible-releases.ts';
import { serveConfirmation, serveGrants } from './grants/grants.routes.ts';
import { grantSigner, type SecretKey } from './grants/grant-signer.ts';
import { serveOverrideOrigins } from './grants/override-origins.routes.ts';
import { serveHistory } from './history/history.routes.ts';
import { listAcceptedPermissions } from './permissions/permission-decisions.repository.ts';
import type { PermissionHost } from './permissions/permission-host.ts';
import { servePermissions } from './permissions/permissions.routes.ts';
import type { OnTakenAway } from './promote/move-channels.ts';
import { servePromote } from './promote/promote.routes.ts';
import type { FindTenants } from './promote/promotion.ts';
import { servePublish } from './publish/publish.routes.ts';
import { uploadLimits, type UploadLimits } from './publish/receive-upload.ts';
import { serveRollback } from './rollback/rollback.routes.ts';
import { serveRollout } from './rollout/rollout.routes.ts';
import { serveSdk, type SdkOptions } from './sdk/sdk.routes.ts';
import { serveReleaseFiles } from './serve/release-files.routes.ts';
import { serveMapping } from './services/mapping/mapping.routes.ts';
import { openServices, type ServiceOptions } from './services/services.ts';
import { serveJwks } from './services/token/jwks.routes.ts';
import { serveSmokeRuns } from './smoke/smoke-runs.routes.ts';
import { serveSources } from './sources/source.routes.ts';
import type { ReleaseStorage } from './storage/release-storage.ts';
import { serveTelemetry } from './telemetry/telemetry.routes.ts';
import type { ConfirmCall, FindPerson, NetworkOf, VisitorOf } from './visitor.ts';

export interface RegistryOptions extends GateOptions {
  database: OpenDatabase;
  storage: ReleaseStorage;
  visitor: VisitorOf;
  findPerson?: FindPerson;
  confirmCall?: ConfirmCall;
  findTenants?: FindTenants;
  permissionHost?: PermissionHost;
  /** Signs grants for overrides. Without it, grants end with this process. */
  secretKey?: SecretKey;
  /** Lets all users override a remote without a grant: for development servers only. */
  freeOverrides?: boolean;
  networkOf?: NetworkOf;
  sdk?: SdkOptions;
  limits?: Partial<UploadLimits>;
  services: ServiceOptions;
  changeStreams?: ChangeStreamSettings;
  onOverride?: OnOverride;
  onTakenAway?: OnTakenAway;
}

const maxCommandBytes = 16 * 1024;

export async function registry(app: FastifyInstance, options: RegistryOptions): Promise<void> {
  const { database, visitor, storage, permissionHost, onOverride, onTakenAway } = options;
  const { secretKey = [randomBytes(32)] } = options;
  const { findPerson = async () => undefined, confirmCall = async () => undefined } = options;
  const callers = { database, visitor, findPerson, confirmCall };
  const signer = grantSigner(secretKey);
  const overrides = { signer, freeOverrides: options.freeOverrides ?? false };
  const limits = { ...uploadLimits, ...options.limits };
  const liveSets = openLiveSets(database);
  const services = openServices(options.services, { database, secretKey, overrides, liveSets });
  const readHost = readGateHost(options, services.readStates);

  await app.register(
    async (platform) => {
      answerErrors(platform);
      platform.addHook('onRoute', (route) => {
        route.bodyLimit ??= maxCommandBytes;
      });
      if (!platform.hasContentTypeParser('multipart/form-data')) await platform.register(multipart);
      serveHashes(platform, database);
      serveDocument(platform, { database, visitor, overrides, secretKey, liveSets, onOverride });
      const { networkOf = (address: string) => address, changeStreams: settings } = options;
      serveChanges(platform, { database, visitor, networkOf, settings });
      servePublish(platform, { database, storage, readHost, limits });
      serveCheck(platform, { database, readHost });
      servePromote(platform, { ...callers, storage, readHost, findTenants: options.findTenants });
      serveRollback(platform, { ...callers, storage, readHost, onTakenAway });
      serveRollout(platform, { ...callers, storage, readHost, onTakenAway });
      serveOverrides(platform, { ...callers, ...overrides, readHost });
      serveHistory(platform, { ...callers, readHost, liveSets, permissionHost });
      servePermissions(platform, { ...callers, permissionHost });
      serveDependencies(platform, { ...callers, readHost, liveSets });
      serveSmokeRuns(platform, callers);
      const { addresses, describe } = services;
      const permissionNames = async () => [
        ...options.permissionNames,
        ...(await listAcceptedPermissions(database)),
      ];
      serveMapping(platform, { ...callers, addresses, describe, permissionNames });
      serveJwks(platform, services.tokens);
      if (options.sdk) serveSdk(platform, { ...options.sdk, store: { database, storage } });
      serveSources(platform, { ...callers, storage });
      const demotion = { database, storage, readHost, onTakenAway };
      serveTelemetry(platform, { ...demotion, visitor, overrides, liveSets });
    },
    { prefix: '/platform' },
  );

  await app.register(services.proxy, { prefix: '/services' });

  warnIncompatibleReleases(app, { listServed: () => liveSets.listServed(), readHost });

  await app.register(
    async (files) => {
      answerErrors(files);
      serveReleaseFiles(files, storage);
    },
    { prefix: '/releases' },
  );
}

function serveOverrides(platform: FastifyInstance, deps: Parameters<typeof serveGrants>[1]): void {
  serveGrants(platform, deps);
  serveConfirmation(platform, deps);
  serveOverrideOrigins(platform, deps);
}
