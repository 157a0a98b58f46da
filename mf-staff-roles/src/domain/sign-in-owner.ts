import { wholeNumberIn } from '@suite/contracts/forms';

/** The hotel or platform whose provider a Super Admin edits. */
export interface SignInOwner {
  of: 'platform' | 'hotel';
  hotelId: number | null;
  page: number;
}

export const platformItself: SignInOwner = { of: 'platform', hotelId: null, page: 1 };

/** Reads from a URL whose provider is meant; whatever does not make sense there is the platform's. */
export function readSignInOwner(params: URLSearchParams): SignInOwner {
  const hotelId = wholeNumberIn(params, 'hotelId', 2_147_483_647);
  const of = params.get('of') === 'hotel' || hotelId !== null ? 'hotel' : 'platform';
  return { of, hotelId, page: platformItself.page };
}
