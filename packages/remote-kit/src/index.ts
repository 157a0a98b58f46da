export { createEvents, type RemoteEvents } from './remote-host.tsx';
export { createSlot } from './remote-host.tsx';
export { defineFill, type FillModule } from './define-remote.tsx';
export {
  defineRemote,
  type PartProps,
  type RemoteModule,
  type RemotePart,
  type RemoteRoute,
} from './define-remote.tsx';
export type {
  MountContext,
  MountEvent,
  MountModule,
  MountUser,
  OfferedSlot,
  Unmount,
} from './mount-context.ts';
export type { HostSlotProps, RemoteHost } from './remote-host.tsx';
export { tableSortOf } from './use-url-filters.ts';
export { useExistingPage } from './use-url-filters.ts';
export { useLastKnownTexts } from './use-last-known-texts.ts';
export { useUrlFilters, writeFilters, type ChangeFilters, type RecordLink } from './use-url-filters.ts';
