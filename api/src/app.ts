import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { sql, type Database, type OpenDatabase } from '@suite/database';
import { openReleaseStorage, type S3Settings, type VisitorOf } from '@suite/registry';
import { registerAttentionRoutes } from './attention/attention.routes.ts';
import { followRecords, sealRegularly, selectSealQueue } from './audit/audit.public.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { identify, session } from './auth/auth.public.ts';
import { registerAuthRoutes } from './auth/auth.routes.ts';
import { mountRegistry } from './bootstrap/mount-registry.ts';
import { registerBookingLife } from './booking-life.flow.ts';
import type { Config } from './config/config.ts';
import { registerCalendarsRoutes } from './calendars/calendars.routes.ts';
import { registerDashboardRoutes } from './dashboard/dashboard.routes.ts';
import { registerHotelProfileRoutes } from './hotels/hotel-profile.routes.ts';
import { registerHotelsRoutes } from './hotels/hotels.routes.ts';
import { selectWebhookQueue, writeWebhookEvents } from './webhooks/webhooks.public.ts';
import { registerWebhooksRoutes } from './webhooks/webhooks.routes.ts';
import { findMachine } from './integrations/integrations.public.ts';
import { registerIntegrationsRoutes } from './integrations/integrations.routes.ts';
import { registerImportsRoutes } from './imports/imports.routes.ts';
import { registerListSettingsRoutes } from './list-settings/list-settings.routes.ts';
import { selectOutboxStatus } from './mail/mail.public.ts';
import { registerMailRoutes } from './mail/mail.routes.ts';
import { registerNotificationsRoutes } from './notifications/notifications.routes.ts';
import { registerCalendarRoutes } from './rooms/calendar.routes.ts';
import { callerLimits } from './http/limits/caller-limits.ts';
import { deleteOldKeysRegularly } from './http/idempotency/answer-once.ts';
import { endConnections } from './http/end-connections.ts';
import { errorAnswers } from './http/errors/error-answers.ts';
import { registerHealthRoutes, type QueueReaders } from './http/monitoring/health.ts';
import { jsonBodies } from './http/bodies/json-bodies.ts';
import { registerOpenapiRoutes } from './http/openapi/openapi.ts';
import { registerTeamDocsRoutes } from './http/team-docs/team-docs.routes.ts';
import { addressRules } from './http/guarded-calls/public-address.ts';
import { metrics } from './http/monitoring/metrics.ts';
import { publicLimits } from './http/limits/public-limit.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { readReplica } from './http/replica/read-replica.ts';
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
import { registerStaffRolesRoutes } from './staff-roles/staff-roles.routes.ts';
import {
  openImageStore,
  openVerificationJobs,
  selectQueueStatus,
} from './verification/verification.public.ts';

export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  /** Serves reads where there is no replica. Tests pass one that refuses writes. */
  reads?: Database;
  log?: { write(line: string): void };
}

// Excludes octet-stream: for compressed files, such as a .gz of a release, the plugin would change only the header.
const compressibleTypes = /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)/;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, reads = database } = options;
  const storage = await openReleaseStorage(config.releasesDir, inTrace(config.releasesS3));
  const { app, queues } = await openApp(options);
  app.decorate('releaseStorage', storage);
  app.decorate('uploads', openUploadSlots());
  await app.register(jsonBodies);
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
  deleteOldKeysRegularly(app);
  await app.register(session, {
    findMachine: (token, address) => findMachine(database, token, { address, log: app.log }),
  });
  await app.register(readReplica, { database, reads });
  await app.register(shell, { findVisitor });

  registerHealthRoutes(app, queues);
  registerOpenapiRoutes(app);
  registerTeamDocsRoutes(app);
  registerContexts(app, database);
  // Waits for encapsulated plugins: the registry reads which calls the server answers.
  await app.after();
  await mountRegistry(app, database, findVisitor);
  return app;
}

export async function buildWorkerApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, queues } = await openApp(options);
  registerHealthRoutes(app, queues, { database: () => options.database.query(sql`select 1`) });
  return app;
}

async function openApp({ config, database, log }: AppOptions) {
  const app: FastifyInstance = fastify(serverOptions(config, log));
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('replica', undefined);
  const verificationJobs = openVerificationJobs(database);
  app.decorate('verificationJobs', verificationJobs);
  app.addHook('preClose', () => verificationJobs.signals.close());
  const onDamage = (path: string, err: unknown) =>
    app.log.error(
      { err, path },
      'A photo cannot be opened: it is damaged, was altered, or is sealed with another SECRET_KEY',
    );
  app.decorate('images', await openImageStore({ ...config, imagesS3: inTrace(config.imagesS3) }, onDamage));
  await app.register(traceRequests);
  await app.register(endConnections);
  await app.register(errorAnswers);
  const queues: QueueReaders = {
    readMailQueue: () => selectOutboxStatus(database),
    readCheckQueue: () => selectQueueStatus(database),
    readSealQueue: () => selectSealQueue(database),
    readWebhookQueue: () => selectWebhookQueue(database),
  };
  await app.register(metrics, { database, queues });
  sealRegularly(app);
  followRecords(writeWebhookEvents);
  return { app, queues };
}

const inTrace = (s3: S3Settings | undefined) => s3 && { ...s3, headers: traceHeaders };

function registerContexts(app: FastifyInstance, database: OpenDatabase): void {
  const { config } = app;
  registerAuditRoutes(app);
  const connections = openProviderConnections(addressRules(config, config.privateSignInHosts));
  app.addHook('onClose', () => connections.close());
  const signIn = { connections, secretKey: config.secretKey, publicUrl: config.publicUrl };
  registerAuthRoutes(app, (session_id) => providerLogoutAddress(database, session_id, signIn));
  registerSingleSignOnRoutes(app, signIn);
  registerBookingLife(app);
  registerDashboardRoutes(app);
  registerHotelProfileRoutes(app);
  registerHotelsRoutes(app);
  registerCalendarRoutes(app);
  registerIntegrationsRoutes(app);
  registerCalendarsRoutes(app);
  registerStaffRolesRoutes(app);
  registerListSettingsRoutes(app);
  registerMailRoutes(app);
  registerNotificationsRoutes(app);
  registerWebhooksRoutes(app);
  registerImportsRoutes(app);
  registerAttentionRoutes(app);
  registerSearchRoutes(app);
}

const findVisitor: VisitorOf = async (request, reply) => {
  const caller = await identify(request, reply);
  request.caller = caller;
  return caller && { ...caller, tenant_id: caller.hotel_id };
};
