export { Can } from './use-session.ts';
export { choosesHotel, useChosenHotel } from './chosen-hotel.ts';
export { roleLabel } from './use-session.ts';
export { permissionsAtom, sessionAtom, type Session } from './session-atoms.ts';
export { useAccountChange, type AccountChange } from './use-session.ts';
export { useCan, useSession, type SessionView } from './use-session.ts';
export { hasUnsavedAtom, holdUnsavedAtom, unsavedDialogsAtom, useUnsaved } from './use-unsaved.ts';
