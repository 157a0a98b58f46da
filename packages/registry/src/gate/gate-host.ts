import { byteBudgets, type ByteBudgets } from '@suite/descriptor';

export interface ServiceState {
  remotes: readonly string[];
  /** It is null for a healthy service, and for one whose health was not read. */
  problem: string | null;
}

export interface GateHost {
  permissionNames: readonly string[];
  reservedPaths: readonly string[];
  ownedPaths: Readonly<Record<string, string>>;
  reservedNames: readonly string[];
  hostLabels: Readonly<Record<string, readonly string[]>>;
  /** Titles, labels and routes must not contain these words of any language. */
  reservedWords: readonly string[];
  /** Titles and labels must not contain these phrases as whole words, nor routes as a segment. */
  reservedPhrases: readonly string[];
  provided: Readonly<Record<string, string>> | undefined;
  apiVersions: Readonly<Record<string, readonly number[]>> | undefined;
  serviceStates: ReadonlyMap<string, ServiceState>;
  budgets: ByteBudgets;
  requiresPlatformSmokeRun: boolean;
}

export type ReadHost = (checkedServices?: readonly string[]) => Promise<GateHost>;

export type ReadServiceStates = (checked: readonly string[]) => Promise<ReadonlyMap<string, ServiceState>>;

export interface GateOptions {
  permissionNames: readonly string[];
  reservedPaths?: readonly string[];
  ownedPaths?: Readonly<Record<string, string>>;
  reservedNames?: readonly string[];
  reservedWords?: readonly string[];
  reservedPhrases?: readonly string[];
  /** Runs before each decision, as the shell may be replaced; returns undefined while no shell is built. */
  hostLabels?: () => Promise<Readonly<Record<string, readonly string[]>> | undefined>;
  /** Runs before each decision, as the shell may be replaced; returns undefined while no shell is built. */
  providedVersions?: () => Promise<Readonly<Record<string, string>> | undefined>;
  apiVersions?: Readonly<Record<string, readonly number[]>>;
  budgets?: Partial<ByteBudgets>;
  requiresPlatformSmokeRun?: boolean;
}

export function readGateHost(options: GateOptions, readStates: ReadServiceStates): ReadHost {
  const { permissionNames, reservedPaths = [], ownedPaths = {}, reservedNames = [], apiVersions } = options;
  return async (checkedServices = []) => ({
    permissionNames,
    reservedPaths: ['/platform/*', '/releases/*', '/services/*', ...reservedPaths],
    ownedPaths,
    reservedNames,
    reservedWords: options.reservedWords ?? [],
    reservedPhrases: options.reservedPhrases ?? [],
    hostLabels: (await options.hostLabels?.()) ?? {},
    provided: await options.providedVersions?.(),
    apiVersions,
    serviceStates: await readStates(checkedServices),
    budgets: { ...byteBudgets, ...options.budgets },
    requiresPlatformSmokeRun: options.requiresPlatformSmokeRun ?? false,
  });
}
