import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { HotelProfileScreen } from '../screens/hotel-profile/hotel-profile.screen.tsx';
import {
  answerHotelProfile,
  noRates,
  roomsNumbered,
  seaview,
  type StoredHotel,
} from './fake-hotel-profile.ts';
import { answerRoomBlocks } from './fake-room-blocks.ts';

interface OpenOptions extends Partial<StoredHotel> {
  url?: string;
  /** Changes the API's answers before the screen requests them. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the profile of Seaview as its Hotel Admin, with three rooms and no rates by default. */
export function openHotelProfile({
  url = '/hotel-profile',
  prepare,
  profile = seaview,
  rates = noRates,
  rooms = roomsNumbered('101', '102', '103'),
  blocks = [],
}: OpenOptions = {}): RenderedScreen & { api: FakeApi; stored: StoredHotel; readAnew: () => Promise<void> } {
  const api = fakeApi();
  const stored = { profile, rates, rooms, blocks };
  toast.clear();
  answerHotelProfile(api, stored);
  answerRoomBlocks(api, stored);
  prepare?.(api);
  const user = userProfileFactory.hotelAdmin().build();
  let readAnew = () => Promise.resolve();
  const Reader = () => {
    const queries = useQueryClient();
    useEffect(() => {
      readAnew = () => queries.invalidateQueries();
    }, [queries]);
    return null;
  };
  const rendered = renderScreen(
    <>
      <Reader />
      <HotelProfileScreen />
    </>,
    { user, url },
  );
  return { api, stored, readAnew: () => act(() => readAnew()), ...rendered };
}
