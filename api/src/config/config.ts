import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '@suite/registry';
import { number, object, string, ValidationError } from 'yup';
import { addressField } from './address-field.ts';
import { amountField } from './amount-field.ts';
import { databaseFields, readDatabaseSettings } from './database-settings.ts';
import { identityFields, readIdentitySettings } from './identity-settings.ts';
import { findProductionProblem } from './production-settings.ts';
import { readS3Settings, s3Fields, type BucketUse, type S3Environment } from './s3-settings.ts';
import { loadSecretKey, readSecretKey, secretKeyField } from './secret-key-settings.ts';
import { readSmtpSettings, smtpFields } from './smtp-settings.ts';

/** `web` excludes the checks of guests' photos and the delivery of webhooks; `worker` runs only these. */
export type Role = 'all' | 'web' | 'worker';

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const switchWords = ['', '0', '1', 'false', 'true'];
const builtShell = fileURLToPath(new URL('../../../shell/dist', import.meta.url));
const builtSdk = fileURLToPath(new URL('../../../packages/sdk/dist', import.meta.url));

export const environmentSchema = object({
  ROLE: string<Role>().oneOf(['all', 'web', 'worker'], 'ROLE must be all, web or worker').default('all'),
  PORT: number()
    .typeError('PORT must be a number')
    .integer('PORT must be a whole number')
    .min(0, 'PORT must be between 0 and 65535')
    .max(65_535, 'PORT must be between 0 and 65535')
    .default(3000),
  HOST: string(),
  DATA_DIR: string().default('.data'),
  ...databaseFields,
  PUBLIC_URL: addressField('PUBLIC_URL'),
  ...smtpFields,
  DEMO: string().oneOf(switchWords, 'DEMO must be true or false'),
  NODE_ENV: string(),
  SECRET_KEY: secretKeyField,
  CALLS_PER_PERSON: amountField('CALLS_PER_PERSON', 600),
  CALLS_PER_HOTEL: amountField('CALLS_PER_HOTEL', 6_000),
  PRIVATE_SIGN_IN_HOSTS: hostsField('PRIVATE_SIGN_IN_HOSTS'),
  SERVICE_HOSTS: hostsField('SERVICE_HOSTS'),
  SERVICE_ANSWER_SECONDS: amountField('SERVICE_ANSWER_SECONDS', 30),
  SERVICE_BODY_MB: amountField('SERVICE_BODY_MB', 50),
  REQUIRE_SMOKE_RUN: string().oneOf(switchWords, 'REQUIRE_SMOKE_RUN must be true or false'),
  METRICS_TOKEN: string().min(16, 'METRICS_TOKEN must have 16 characters or more'),
  SHELL_DIR: string().default(builtShell),
  SDK_DIR: string().default(builtSdk),
  TRUST_PROXY: string(),
  ...identityFields,
  ...s3Fields,
});

function hostsField(name: string) {
  return string()
    .matches(/^[\w.:-]+(,[\w.:-]+)*$/, `${name} must be host names with commas between them`)
    .default(undefined);
}

function hostsIn(value: string | undefined): string[] {
  return value?.toLowerCase().split(',') ?? [];
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function trustProxyOf(value: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}

export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const production = given['NODE_ENV'] === 'production';
  const settings = parse(given);
  const problem = production && findProductionProblem({ ...settings, isDemo: isOn(settings.DEMO) });
  if (problem) throw new ConfigError(problem);
  const dataDir = resolve(settings.DATA_DIR);
  return {
    role: settings.ROLE,
    port: settings.PORT,
    host: settings.HOST ?? (isOn(settings.DEMO) ? 'localhost' : '0.0.0.0'),
    dataDir,
    ...readDatabaseSettings(settings),
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    /** Without it, mails stay in the outbox, or are captured in demo mode. */
    smtp: readSmtpSettings(settings.SMTP_URL, settings.MAIL_FROM),
    demo: isOn(settings.DEMO),
    production,
    secretKey: readSecretKey(settings.SECRET_KEY) ?? loadSecretKey(dataDir),
    releasesDir: resolve(dataDir, 'releases'),
    releasesS3: s3Of('RELEASES', settings, given),
    imagesDir: resolve(dataDir, 'images'),
    imagesS3: s3Of('IMAGES', settings, given),
    identity: readIdentitySettings(settings),
    callsPerPerson: settings.CALLS_PER_PERSON,
    callsPerHotel: settings.CALLS_PER_HOTEL,
    /** These sign-in providers may have private addresses. */
    privateSignInHosts: hostsIn(settings.PRIVATE_SIGN_IN_HOSTS),
    /** These services may be called without TLS and at any address. */
    serviceHosts: hostsIn(settings.SERVICE_HOSTS),
    /** The seconds count until the answer begins; the megabytes apply per request. */
    serviceAnswerSeconds: settings.SERVICE_ANSWER_SECONDS,
    serviceBodyMb: settings.SERVICE_BODY_MB,
    requiresPlatformSmokeRun: isOn(settings.REQUIRE_SMOKE_RUN),
    /** Clients must send it to read `/metrics`; undefined disables the route. */
    metricsToken: settings.METRICS_TOKEN,
    shellDir: resolve(settings.SHELL_DIR),
    sdkDir: resolve(settings.SDK_DIR),
    trustProxy: trustProxyOf(settings.TRUST_PROXY ?? 'false'),
  };
}

function s3Of(
  use: BucketUse,
  settings: S3Environment,
  environment: NodeJS.ProcessEnv,
): S3Settings | undefined {
  try {
    return readS3Settings(use, settings, environment);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function parse(environment: Record<string, unknown>) {
  try {
    return environmentSchema.validateSync(environment, { disableStackTrace: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(`${error.message}.`);
    throw error;
  }
}
