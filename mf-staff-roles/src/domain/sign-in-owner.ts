import { wholeNumberIn } from '@suite/contracts/forms';

export interface SignInOwner {
  of: 'platform' | 'hotel';
  hotelId: number | null;
  page: number;
}

export const platformItself: SignInOwner = { of: 'platform', hotelId: null, page: 1 };

/** Falls back to the platform for values that make no sense. */
export function readSignInOwner(params: URLSearchParams): SignInOwner {
  const hotelId = wholeNumberIn(params, 'hotelId', 2_147_483_647);
  const of = params.get('of') === 'hotel' || hotelId !== null ? 'hotel' : 'platform';
  return { of, hotelId, page: platformItself.page };
}
