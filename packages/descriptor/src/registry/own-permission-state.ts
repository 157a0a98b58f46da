export interface TranslatedPermission {
  remote_title?: string;
  title?: string;
  explanation?: string;
}

export interface PermissionWording {
  remote_title: string;
  title: string;
  explanation: string;
  translations: Readonly<Record<string, TranslatedPermission>>;
}

/** `reworded`: users may hold it while a new wording waits. `unused`: users may hold it, but no release declares it. */
export type OwnPermissionStatus = 'waiting' | 'accepted' | 'reworded' | 'unused' | 'refused' | 'withdrawn';

export interface OwnPermissionState<Time = string> {
  name: string;
  status: OwnPermissionStatus;
  accepted: PermissionWording | null;
  /** Comes from the live release, or else from the newest; null if neither declares it. */
  declared: (PermissionWording & { release: string }) | null;
  decided_by: string | null;
  decided_at: Time | null;
  roles: number | null;
}
