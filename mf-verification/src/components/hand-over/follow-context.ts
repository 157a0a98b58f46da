import { createContext, useContext, useEffect } from 'react';

/** Starts to ask for the booking again and again, and gives what ends it. */
export type Follow = () => () => void;

export const FollowContext = createContext<Follow>(() => () => undefined);

/** Keeps the booking of the page up to date while the component is shown. */
export function useFollowedBooking(): void {
  const follow = useContext(FollowContext);
  useEffect(() => follow(), [follow]);
}
