import type { Hotel } from '@suite/contracts/hotels';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { hotelFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { ListHotelsScreen } from '../screens/list-hotels/list-hotels.screen.tsx';
import { answerHotels } from './fake-hotels.ts';

interface OpenOptions {
  url?: string;
  hotels?: readonly Hotel[];
  /** Changes the API's answers before the screen requests them. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the screen as a Super Admin with three undecided hotels by default. */
export function openHotels({
  url = '/hotels',
  hotels = hotelFactory.buildList(3),
  prepare,
}: OpenOptions = {}): RenderedScreen & { api: FakeApi } {
  const api = fakeApi();
  toast.clear();
  answerHotels(api, hotels);
  prepare?.(api);
  return {
    api,
    ...renderScreen(<ListHotelsScreen />, { user: userProfileFactory.superAdmin().build(), url }),
  };
}

export async function rowOf(hotel_name: string): Promise<BoundFunctions<typeof queries>> {
  const name = await screen.findByText(hotel_name, { selector: '[role=row] *' });
  return within(name.closest<HTMLElement>('[role=row]')!);
}

export async function cellOf(hotel_name: string, title: string): Promise<string> {
  const row = await rowOf(hotel_name);
  return row.getAllByRole('cell').find((cell) => cell.dataset['label'] === title)?.textContent ?? '';
}
