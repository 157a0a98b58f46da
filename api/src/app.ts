import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { permissionNames } from '@suite/contracts/permissions';
import {
  ownedPaths,
  reservedNames,
  reservedPaths,
  reservedPhrases,
  reservedWords,
} from '@suite/contracts/platform';
import type { OpenDatabase } from '@suite/database';
import {
  openReleaseStorage,
  registry,
  type RegistryOptions,
  type ReleaseStorage,
  type S3Settings,
  type VisitorOf,
} from '@suite/registry';
import { registerAttentionRoutes } from './attention/attention.routes.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { findPerson, identify, session } from './auth/auth.public.ts';
import { registerAuthRoutes } from './auth/auth.routes.ts';
import { confirmPlatformCall, storeUnconfirmedCalls } from './bootstrap/confirm-platform-calls.ts';
import { bookingEvents } from './bootstrap/booking-events.ts';
import { queueReaders } from './bootstrap/queue-readers.ts';
import { serviceOptions } from './bootstrap/service-options.ts';
import { registerBookingsRoutes } from './bookings/bookings.routes.ts';
import type { Config } from './config/config.ts';
import { registerDashboardRoutes } from './dashboard/dashboard.routes.ts';
import { registerFrontDeskRoutes } from './front-desk/front-desk.routes.ts';
import { registerGuestLinksRoutes } from './guest-links/guest-links.routes.ts';
import { findHotelNames } from './hotels/hotels.public.ts';
import { registerHotelProfileRoutes } from './hotels/hotel-profile.routes.ts';
import { registerHotelsRoutes } from './hotels/hotels.routes.ts';
import { registerListSettingsRoutes } from './list-settings/list-settings.routes.ts';
import { registerMailRoutes } from './mail/mail.routes.ts';
import { registerNotificationsRoutes } from './notifications/notifications.routes.ts';
import { callerLimits } from './http/limits/caller-limits.ts';
import { endConnections } from './http/end-connections.ts';
import { errorAnswers } from './http/errors/error-answers.ts';
import { registerHealthRoutes } from './http/monitoring/health.ts';
import { jsonBodies } from './http/bodies/json-bodies.ts';
import { registerOpenapiRoutes } from './http/openapi/openapi.ts';
import { registerTeamDocsRoutes } from './http/team-docs/team-docs.routes.ts';
import { addressRules } from './http/guarded-calls/public-address.ts';
import { networkOf } from './http/limits/network-of.ts';
import { metrics } from './http/monitoring/metrics.ts';
import { publicLimits } from './http/limits/public-limit.ts';
import { readOwnLabels, readProvidedVersions } from './http/assets/shell-facts.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { servedVersions } from './http/endpoints/served-versions.ts';
import { shell } from './http/assets/shell.ts';
import { traceHeaders } from './http/tracing/trace-context.ts';
import { traceRequests } from './http/tracing/trace-requests.ts';
import { openUploadSlots } from './http/bodies/upload-slots.ts';
import { serverOptions } from './http/server-options.ts';
import {
  openProviderConnections,
  providerLogoutAddress,
  registerSingleSignOnRoutes,
} from './single-sign-on/single-sign-on.public.ts';
import { registerSearchRoutes } from './search/search.routes.ts';
import { notifyPeople } from './notifications/notifications.public.ts';
import { permissionHost } from './staff-roles/staff-roles.public.ts';
import { registerStaffRolesRoutes } from './staff-roles/staff-roles.routes.ts';
import { openImageStore, openVerificationJobs } from './verification/verification.public.ts';
import { registerDeskRoutes } from './verification/desk.routes.ts';
import { registerVerificationRoutes } from './verification/verification.routes.ts';

export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  log?: { write(line: string): void };
}

// Excludes octet-stream: for compressed files, such as a .gz of a release, the plugin would change only the header.
const compressibleTypes = /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)/;

export async function buildApp({ config, database, log }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(serverOptions(config, log));
  app.decorate('config', config);
  app.decorate('database', database);
  const inTrace = (s3: S3Settings | undefined) => s3 && { ...s3, headers: traceHeaders };
  const storage = await openReleaseStorage(config.releasesDir, inTrace(config.releasesS3));
  app.decorate('releaseStorage', storage);
  const verificationJobs = openVerificationJobs(database);
  app.decorate('verificationJobs', verificationJobs);
  app.addHook('preClose', () => verificationJobs.signals.close());
  app.decorate('uploads', openUploadSlots());
  const onDamage = (path: string, err: unknown) =>
    app.log.error(
      { err, path },
      'A photo cannot be opened: it is damaged, was altered, or is sealed with another SECRET_KEY',
    );
  app.decorate('images', await openImageStore({ ...config, imagesS3: inTrace(config.imagesS3) }, onDamage));

  await app.register(traceRequests);
  await app.register(endConnections);
  await app.register(jsonBodies);
  await app.register(errorAnswers);
  const queues = queueReaders(database);
  await app.register(metrics, { database, queues });
  await app.register(securityHeaders);
  await app.register(compress, {
    globalDecompression: false,
    customTypes: compressibleTypes,
    // Compressing small answers in the main thread is faster than a stream (docs/decisions/0008-server-processes-and-compression.md).
    syncThreshold: 65_536,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(callerLimits);
  await app.register(publicLimits);
  await app.register(session);
  await app.register(shell, { findVisitor });

  registerHealthRoutes(app, queues);
  registerOpenapiRoutes(app);
  registerTeamDocsRoutes(app);
  registerContexts(app, database);
  // Waits for encapsulated plugins: the registry reads which calls the server answers.
  await app.after();
  await mountRegistry(app, database, storage);
  return app;
}

function registerContexts(app: FastifyInstance, database: OpenDatabase): void {
  const { config } = app;
  registerAuditRoutes(app);
  const connections = openProviderConnections(addressRules(config, config.privateSignInHosts));
  app.addHook('onClose', () => connections.close());
  const signIn = { connections, secretKey: config.secretKey, publicUrl: config.publicUrl };
  registerAuthRoutes(app, (session_id) => providerLogoutAddress(database, session_id, signIn));
  registerSingleSignOnRoutes(app, signIn);
  registerBookingsRoutes(app, bookingEvents(app));
  registerDashboardRoutes(app);
  registerHotelProfileRoutes(app);
  registerHotelsRoutes(app);
  registerStaffRolesRoutes(app);
  registerListSettingsRoutes(app);
  registerMailRoutes(app);
  registerNotificationsRoutes(app);
  registerGuestLinksRoutes(app);
  registerVerificationRoutes(app);
  registerDeskRoutes(app);
  registerFrontDeskRoutes(app);
  registerAttentionRoutes(app);
  registerSearchRoutes(app);
}

const findVisitor: VisitorOf = async (request, reply) => {
  const caller = await identify(request, reply);
  request.caller = caller;
  return caller && { ...caller, tenant_id: caller.hotel_id };
};

async function mountRegistry(
  app: FastifyInstance,
  database: OpenDatabase,
  storage: ReleaseStorage,
): Promise<void> {
  const { config } = app;
  const options = {
    database,
    storage,
    visitor: findVisitor,
    confirmCall: confirmPlatformCall,
    networkOf,
    findPerson: (idOrEmail) => findPerson(database, idOrEmail),
    findTenants: async (ids) => [...(await findHotelNames(database, ids)).keys()],
    secretKey: config.secretKey,
    services: serviceOptions(app),
    freeOverrides: config.demo,
    permissionNames,
    requiresPlatformSmokeRun: config.requiresPlatformSmokeRun,
    permissionHost,
    onTakenAway: (tx, { change, ...subject }, { user_id: actor_id }) =>
      notifyPeople(tx, { kind: 'release', hotel_id: null, actor_id, ...subject, release_change: change }),
    reservedNames,
    reservedPaths,
    ownedPaths,
    reservedWords,
    reservedPhrases,
    hostLabels: () => readOwnLabels(config.shellDir),
    ...(app.countOverride && { onOverride: app.countOverride }),
    sdk: { folder: config.sdkDir, publicUrl: config.publicUrl },
    apiVersions: servedVersions(app),
    providedVersions: () => readProvidedVersions(config.shellDir),
  } satisfies RegistryOptions;
  await app.register(async (platform) => {
    storeUnconfirmedCalls(platform);
    await platform.register(registry, options);
  });
}
