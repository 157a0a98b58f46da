/** Compressed (gzip) bytes a release may have. A kB is 1000 bytes. */
export interface ByteBudgets {
  entry: number;
  /** The entry and everything in `preload`. */
  firstVisit: number;
  /** Scripts and styles of its own page. */
  page: number;
  /** Every file but source maps. */
  total: number;
}

const byteBudgets: ByteBudgets = { entry: 40_000, firstVisit: 250_000, page: 100_000, total: 5_000_000 };

/** What the running host provides to releases and reserves for itself. */
export interface GateHost {
  permissionNames: readonly string[];
  /** Routes that are the host's own. */
  reservedPaths: readonly string[];
  /** Names no remote may have. */
  reservedNames: readonly string[];
  /** Version of each shared module the live shell provides; undefined while no shell is built. */
  provided: Readonly<Record<string, string>> | undefined;
  /** Versions in which each call of the API is served; undefined when the host has no such calls. */
  apiVersions: Readonly<Record<string, readonly number[]>> | undefined;
  /** Each mapped service, and why it is not healthy; null where it is, or its health was not asked for. */
  serviceStates: ReadonlyMap<string, string | null>;
  budgets: ByteBudgets;
}

/** Reads the host as it is at each call. The health of the named services is part of it. */
export type ReadHost = (checkedServices?: readonly string[]) => Promise<GateHost>;

/** Reads each mapped service, and why those of the named ones that are not healthy are not. */
export type ReadServiceStates = (checked: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** What a host declares when it registers the registry. */
export interface GateOptions {
  /** Every permission a remote may ask for. */
  permissionNames: readonly string[];
  /** Routes of the host itself, which no remote may claim. */
  reservedPaths?: readonly string[];
  /** Names no remote may have. */
  reservedNames?: readonly string[];
  /** Asked before each decision, as the shell may be replaced while the server runs; undefined: no shell is built. */
  providedVersions?: () => Promise<Readonly<Record<string, string>> | undefined>;
  /** Name of each call of the API → the versions that are served. */
  apiVersions?: Readonly<Record<string, readonly number[]>>;
  budgets?: Partial<ByteBudgets>;
}

export function readGateHost(options: GateOptions, readStates: ReadServiceStates): ReadHost {
  const { permissionNames, reservedPaths = [], reservedNames = [], apiVersions } = options;
  return async (checkedServices = []) => ({
    permissionNames,
    reservedPaths: ['/platform/*', '/releases/*', '/services/*', ...reservedPaths],
    reservedNames,
    provided: await options.providedVersions?.(),
    apiVersions,
    serviceStates: await readStates(checkedServices),
    budgets: { ...byteBudgets, ...options.budgets },
  });
}
