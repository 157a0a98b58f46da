import { byteBudgets, type ByteBudgets } from '@suite/descriptor';

/** A mapped service. */
export interface ServiceState {
  /** The remotes that an operator lets call it. */
  remotes: readonly string[];
  /** Why it is not healthy; null where it is, or its health was not read. */
  problem: string | null;
}

/** What the running host provides to releases and reserves for itself. */
export interface GateHost {
  permissionNames: readonly string[];
  /** Routes that are the host's own. */
  reservedPaths: readonly string[];
  /** Routes that only the named remote may have. */
  ownedPaths: Readonly<Record<string, string>>;
  /** Names no remote may have. */
  reservedNames: readonly string[];
  /** The texts of the host's own menus and pages, by language. */
  hostLabels: Readonly<Record<string, readonly string[]>>;
  /** Words of any language that no title, label or route may contain. */
  reservedWords: readonly string[];
  /** Phrases of any language that no title or label may contain as whole words, and no segment of a route may be. */
  reservedPhrases: readonly string[];
  /** Version of each shared module the live shell provides; undefined while no shell is built. */
  provided: Readonly<Record<string, string>> | undefined;
  /** Versions in which each call of the API is served; undefined when the host has no such calls. */
  apiVersions: Readonly<Record<string, readonly number[]>> | undefined;
  /** Each mapped service. */
  serviceStates: ReadonlyMap<string, ServiceState>;
  budgets: ByteBudgets;
  /** Whether a release is promoted only after a smoke run of the platform. */
  requiresPlatformSmokeRun: boolean;
}

/** Reads the host as it is at each call. The health of the named services is part of it. */
export type ReadHost = (checkedServices?: readonly string[]) => Promise<GateHost>;

/** Reads each mapped service, and why those of the named ones that are not healthy are not. */
export type ReadServiceStates = (checked: readonly string[]) => Promise<ReadonlyMap<string, ServiceState>>;

/** What a host declares when it registers the registry. */
export interface GateOptions {
  /** Every permission a remote may ask for. */
  permissionNames: readonly string[];
  /** Routes of the host itself, which no remote may claim. */
  reservedPaths?: readonly string[];
  /** Routes that only the named remote may claim. */
  ownedPaths?: Readonly<Record<string, string>>;
  /** Names no remote may have. */
  reservedNames?: readonly string[];
  /** Words of any language that no title, label or route may contain, such as those of signing in. */
  reservedWords?: readonly string[];
  /** Phrases of any language that no title or label may contain as whole words, and no segment of a route may be. */
  reservedPhrases?: readonly string[];
  /** Read before each decision: the texts of the shell's own menus and pages, by language; undefined: no shell is built. */
  hostLabels?: () => Promise<Readonly<Record<string, readonly string[]>> | undefined>;
  /** Asked before each decision, as the shell may be replaced while the server runs; undefined: no shell is built. */
  providedVersions?: () => Promise<Readonly<Record<string, string>> | undefined>;
  /** Name of each call of the API → the versions that are served. */
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
