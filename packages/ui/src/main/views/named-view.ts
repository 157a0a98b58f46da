export interface NamedView {
  view_name: string;
  /** Is the query of the list's URL. */
  query: string;
}

/** Applies a change to the views stored at that time, which another device may have changed. */
export type ChangeViews = (change: (views: readonly NamedView[]) => NamedView[]) => void;
