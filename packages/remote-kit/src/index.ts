export { createEvents, type RemoteEvents } from './create-events.ts';
export { createSlot } from './create-slot.tsx';
export { defineFill, type FillModule } from './define-fill.tsx';
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
export type { HostSlotProps, RemoteHost } from './remote-host.ts';
export { tableSortOf } from './table-sort-of.ts';
export { useExistingPage } from './use-existing-page.ts';
export { useLastKnownTexts } from './use-last-known-texts.ts';
export { useUrlFilters, writeFilters, type ChangeFilters, type RecordLink } from './use-url-filters.ts';
