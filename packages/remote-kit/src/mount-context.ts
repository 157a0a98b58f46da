export interface MountUser {
  user_id: number;
  usr_firstname: string;
  usr_lastname: string;
  usr_email: string;
  /** `hotelId`, `hotel_name` and `hotel_time_zone` are null for platform accounts. */
  hotelId: number | null;
  hotel_name: string | null;
  /** The time zone is an IANA name such as `Europe/Paris`. */
  hotel_time_zone: string | null;
}

/** A change of the language mounts the remote again instead. */
export type MountEvent = 'path' | 'theme' | 'session' | 'props';

export interface OfferedSlot {
  update(props: object): void;
  end(): void;
}

/**
 * The shell passes this to remotes of any framework. Fields are only added within a version. Read them when needed,
 * because those of {@link MountEvent} change.
 */
export interface MountContext<Props extends object = object> {
  readonly version: 1;
  /** The slot passes these to a module that fills it; they are empty for `./remote`. */
  readonly props: Readonly<Props>;
  /** Is the matched path of the route: `/tasks` of `/tasks/*`. */
  readonly basePath: string;
  /** Contains the path, the query and the hash: `/tasks/7?tab=notes`. */
  readonly path: string;
  /** Navigates without a page load. Links do so automatically. */
  navigate(path: string, options?: { replace?: boolean }): void;
  readonly user: MountUser | undefined;
  /** Permissions serve to hide elements; the server enforces them. */
  readonly permissions: readonly string[];
  /** Is a two-letter code such as `de`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
  /** Returns the function that unsubscribes; leaving the page unsubscribes too. */
  subscribe(event: MountEvent, listener: () => void): () => void;
  /** Publishes an event of `remote.json`. Each listener gets a copy of `payload`, which must be plain data. */
  publish(event: string, payload: unknown): void;
  /** Subscribes to an event of `remote.json`. Returns the function that unsubscribes; leaving the page does too. */
  listen(event: string, listener: (payload: unknown) => void): () => void;
  readonly apiBase: string;
  /** Calls the API at a path below `apiBase`, or with a Request. Leaving the remote aborts the call. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  readonly root: ShadowRoot;
  /** Dialogs and menus belong here, where the styles of the remote apply. */
  readonly overlay: HTMLElement;
  /** Style elements need this `nonce`, or the content security policy refuses them. */
  readonly nonce: string;
  /** Shows the fills of a slot declared in `remote.json`, with the styles of the page. The slot owns `element`. */
  offerSlot(element: HTMLElement, name: string, props: object): OfferedSlot;
  /** The signal aborts when the remote is left. */
  readonly signal: AbortSignal;
  /** While `unsaved` is true, leaving requires a confirmation, and no other release replaces this one. */
  setUnsaved(unsaved: boolean): void;
}

export type Unmount = () => void | Promise<void>;

/** `./remote`, or a module that fills a slot, exports this if it does not use the shared React. */
export interface MountModule<Props extends object = object> {
  mount(element: HTMLElement, context: MountContext<Props>): Unmount | Promise<Unmount>;
}
