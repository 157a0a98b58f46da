import type { Timeouts } from '@suite/database';
import { string } from 'yup';
import { amountField } from './amount-field.ts';

export const databaseFields = {
  DATABASE_URL: databaseField('DATABASE_URL').when('ROLE', {
    is: (role: unknown) => role === 'web' || role === 'worker',
    then: (url) => url.required('DATABASE_URL must be set with ROLE=web or ROLE=worker'),
  }),
  DATABASE_DIRECT_URL: besideDatabaseUrl('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: besideDatabaseUrl('DATABASE_READ_URL'),
  DATABASE_POOL_SIZE: amountField('DATABASE_POOL_SIZE', 10),
  DATABASE_CONNECT_SECONDS: amountField('DATABASE_CONNECT_SECONDS', 10),
  DATABASE_STATEMENT_SECONDS: amountField('DATABASE_STATEMENT_SECONDS', 30),
  DATABASE_LOCK_SECONDS: amountField('DATABASE_LOCK_SECONDS', 5),
  DATABASE_IDLE_SECONDS: amountField('DATABASE_IDLE_SECONDS', 60),
  ACCEPT_MIGRATIONS: string().matches(
    /^[\w-]+\/\d{4}_\w+\.sql(,[\w-]+\/\d{4}_\w+\.sql)*$/,
    'ACCEPT_MIGRATIONS must be names of migrations, such as api/0105_more.sql, with commas between them',
  ),
};

function databaseField(name: string) {
  return string().matches(/^postgres(ql)?:\/\//, `${name} must start with postgres://`);
}

function besideDatabaseUrl(name: string) {
  return databaseField(name).when('DATABASE_URL', {
    is: undefined,
    then: (url) => url.test('alone', `${name} needs DATABASE_URL: set both`, isAbsent),
  });
}

const isAbsent = (value: unknown) => value === undefined;

type TextName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'ACCEPT_MIGRATIONS';

type DatabaseEnvironment = Partial<Record<TextName, string | undefined>> &
  Record<Exclude<keyof typeof databaseFields, TextName>, number>;

export interface DatabaseSettings {
  /** Undefined selects the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** A replica of `databaseUrl` for lists, search, dashboards and exports. */
  databaseReadUrl: string | undefined;
  databasePoolSize: number;
  /** These migrations of a newer build do not keep this one from starting. */
  acceptedMigrations: string[];
  /** Commands have none. */
  databaseTimeouts: Timeouts | undefined;
}

export function readDatabaseSettings(settings: DatabaseEnvironment): DatabaseSettings {
  return {
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    acceptedMigrations: settings.ACCEPT_MIGRATIONS?.split(',') ?? [],
    databaseTimeouts: {
      connectTimeoutMs: settings.DATABASE_CONNECT_SECONDS * 1000,
      statementTimeoutMs: settings.DATABASE_STATEMENT_SECONDS * 1000,
      lockTimeoutMs: settings.DATABASE_LOCK_SECONDS * 1000,
      idleTransactionTimeoutMs: settings.DATABASE_IDLE_SECONDS * 1000,
    },
  };
}
