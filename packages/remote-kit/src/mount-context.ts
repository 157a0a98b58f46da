/** The signed-in person, by the names of the API. */
export interface MountUser {
  user_id: number;
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  /** Null for accounts of the platform, as are the two fields below. */
  hotelId: number | null;
  hotel_name: string | null;
  /** An IANA name such as `Europe/Paris`. */
  hotel_time_zone: string | null;
}

/** What may change while a remote is mounted. A change of the language mounts it anew. */
export type MountEvent = 'path' | 'theme' | 'session' | 'props';

/** A slot that a mounted remote offers: what other remotes fill it with is shown until it is ended. */
export interface OfferedSlot {
  /** Gives the fills other props. */
  update(props: object): void;
  end(): void;
}

/**
 * What the shell gives a remote that draws by a framework of its own. Fields are only ever added within a version. Read
 * them when they are needed: those of {@link MountEvent} change.
 * @typeParam Props what the slot gives, for a module that fills one
 */
export interface MountContext<Props extends object = object> {
  readonly version: 1;
  /** What the slot gives a module that fills it; empty for `./remote`. */
  readonly props: Readonly<Props>;
  /** The part of the address that the open route of `remote.json` stands for: `/tasks` of `/tasks/*`. */
  readonly basePath: string;
  /** The address within the suite, from `basePath` on: `/tasks/7?tab=notes`. */
  readonly path: string;
  /** Goes to an address of the suite, without loading the page anew. Links do so by themselves. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Undefined for visitors who have not signed in. */
  readonly user: MountUser | undefined;
  /** What the person may do. A courtesy to hide what they may not: the server is the guard. */
  readonly permissions: readonly string[];
  /** A two-letter code such as `de`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
  /** Calls `listener` after each change. Returns the function that ends that; leaving the page ends it too. */
  subscribe(event: MountEvent, listener: () => void): () => void;
  /**
   * Tells other remotes in the page of an event that `remote.json` declares.
   * @param payload plain data: each listener gets a copy
   */
  publish(event: string, payload: unknown): void;
  /**
   * Calls `listener` for each event of this name that a remote publishes, declared in `remote.json`. Returns the function
   * that ends that; leaving the page ends it too.
   */
  listen(event: string, listener: (payload: unknown) => void): () => void;
  /** Where the API is: `/api`. */
  readonly apiBase: string;
  /**
   * Calls the API, as the standard `fetch` does, at a path below `apiBase`, or by a request of an address of the API, as
   * clients like openapi-fetch make it: the session is renewed when it has expired, and the call ends when the remote is
   * left.
   */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  /** The shadow root that the remote is mounted in: the place of style elements and adopted style sheets. */
  readonly root: ShadowRoot;
  /** An element of the shadow root for dialogs and menus: they keep the styles of the remote there. */
  readonly overlay: HTMLElement;
  /** For the `nonce` of style elements, without which the page's policy refuses them. */
  readonly nonce: string;
  /**
   * Shows what other remotes fill a slot of this one with, declared in `remote.json`. They keep the styles of the page.
   * @param element is left to the slot; leaving the page ends it
   * @param props what each fill is given
   */
  offerSlot(element: HTMLElement, name: string, props: object): OfferedSlot;
  /** Aborted when the remote is left. */
  readonly signal: AbortSignal;
  /** Says that there are unsaved entries: leaving asks first, and no other release takes the place of this one. */
  setUnsaved(unsaved: boolean): void;
}

/** Ends what a remote began when it was mounted. */
export type Unmount = () => void | Promise<void>;

/**
 * What `./remote`, or a module that fills a slot, exports when it draws by a framework of its own, or by none.
 * @typeParam Props what the slot gives, as the contracts of the offering team publish it
 */
export interface MountModule<Props extends object = object> {
  mount(element: HTMLElement, context: MountContext<Props>): Unmount | Promise<Unmount>;
}
