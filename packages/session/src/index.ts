export { Can } from './can.tsx';
export { choosesHotel, useChosenHotel } from './chosen-hotel.ts';
export { roleLabel } from './role-label.ts';
export { permissionsAtom, sessionAtom, type Session } from './session-atoms.ts';
export { useAccountChange, type AccountChange } from './use-account-change.ts';
export { useCan, useSession, type SessionView } from './use-session.ts';
export { hasUnsavedAtom, holdUnsavedAtom, unsavedDialogsAtom, useUnsaved } from './use-unsaved.ts';
