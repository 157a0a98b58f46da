import { createContext, useContext, useEffect } from 'react';

export type Follow = () => () => void;

export const FollowContext = createContext<Follow>(() => () => undefined);

export function useFollowedBooking(): void {
  const follow = useContext(FollowContext);
  useEffect(() => follow(), [follow]);
}
