import { wholeNumberIn } from '@suite/contracts/forms';
import { choosesHotel, useChosenHotel, useSession } from '@suite/session';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const highestId = 2_147_483_647;
const parameter = 'hotelId';

export function withHotel(search: string, hotelId: number | null): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (hotelId === null) params.delete(parameter);
  else params.set(parameter, String(hotelId));
  const text = params.toString();
  return text && `?${text}`;
}

/** Synchronizes the chosen hotel with `hotelId` in the URL: a URL with a hotel chooses it, one without gets it. */
export function HotelInAddress({ followsHotel, children }: { followsHotel: boolean; children: ReactNode }) {
  const { user } = useSession();
  const [chosen, choose] = useChosenHotel();
  const { pathname, search, hash } = useLocation();
  const [entered, setEntered] = useState<string>();
  const isFollowing = followsHotel && choosesHotel(user);
  const named = wholeNumberIn(new URLSearchParams(search), parameter, highestId);
  const isIncomplete = isFollowing && entered !== pathname && named === null && chosen !== null;

  const complete = isIncomplete ? entered : isFollowing ? pathname : undefined;
  if (complete !== entered) setEntered(complete);
  useEffect(() => {
    if (isFollowing && !isIncomplete) choose(named);
  }, [isFollowing, isIncomplete, named, choose]);

  if (isIncomplete) return <Navigate to={{ pathname, search: withHotel(search, chosen), hash }} replace />;
  return children;
}
