import { signInByApi } from './api-caller.ts';

interface Booked {
  id: number;
  name: string;
  email: string;
}

/** Overbooks, because the tests share the rooms of one hotel. */
export async function bookStay(url: string, fields: object): Promise<Booked> {
  const { caller } = await signInByApi(url, 'admin@seaview.test');
  const stay = { no_nights: 1, passengers: [], allow_overbooking: true, ...fields };
  const answer = await caller.post<Booked>('/bookings', stay);
  if (!answer.body.success) throw new Error(answer.body.message);
  return answer.body.result;
}
