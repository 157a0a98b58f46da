/** What a permission of a remote says in one language, as far as it is translated. */
export interface TranslatedPermission {
  remote_title?: string;
  title?: string;
  explanation?: string;
}

/** What a remote says about one of its permissions. */
export interface PermissionWording {
  remote_title: string;
  title: string;
  explanation: string;
  /** By the code of the language. */
  translations: Readonly<Record<string, TranslatedPermission>>;
}

/**
 * `waiting`: no operator has decided about this wording. `accepted`: users may hold it. `reworded`: users may hold it, and a
 * release says something else about it, which waits. `unused`: users may hold it, and no release declares it any more.
 * `refused`, `withdrawn`: no user holds it, by decision of an operator.
 */
export type OwnPermissionStatus = 'waiting' | 'accepted' | 'reworded' | 'unused' | 'refused' | 'withdrawn';

/** A permission that a remote declares or declared, and what operators decided about it. */
export interface OwnPermissionState<Time = string> {
  name: string;
  status: OwnPermissionStatus;
  /** The wording that users see; null while users cannot hold it. */
  accepted: PermissionWording | null;
  /** What the release declares that is live, or else the newest; null where neither declares it. */
  declared: (PermissionWording & { release: string }) | null;
  /** The last decision. */
  decided_by: string | null;
  decided_at: Time | null;
  /** In how many roles it is; null where the server does not count them. */
  roles: number | null;
}
