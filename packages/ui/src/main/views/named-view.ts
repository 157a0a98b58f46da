/** Filters of a list that a person has saved under a name. */
export interface NamedView {
  view_name: string;
  /** The filters as the query of the list's URL. */
  query: string;
}

/** Makes other views of those that are saved by then, which another device may have changed. */
export type ChangeViews = (change: (views: readonly NamedView[]) => NamedView[]) => void;
