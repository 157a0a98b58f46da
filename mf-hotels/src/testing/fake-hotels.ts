import {
  approveHotelEndpoint,
  getHotelEndpoint,
  listHotelsEndpoint,
  rejectHotelEndpoint,
  type Hotel,
  type HotelRejection,
} from '@suite/contracts/hotels';
import { listApiTokensEndpoint } from '@suite/contracts/integrations';
import { getListSettingsEndpoint } from '@suite/contracts/list-settings';
import { paginationFactory } from '@suite/testing/factories';
import { refusal, type FakeApi, type RecordedCall } from '@suite/testing/fake-api';

const decidedAt = '2027-03-09T10:00:00.000Z';

export const decisionMessages = {
  approved: 'Casa Azul has been approved. Ana Reis gets the sign-in details at ana@casaazul.test.',
  rejected: 'Casa Azul has been rejected. Ana Reis gets the reason at ana@casaazul.test.',
};

export function answerHotels(api: FakeApi, hotels: readonly Hotel[]): void {
  const stored = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  const decide = (call: RecordedCall, change: (hotel: Hotel) => Partial<Hotel>) => {
    const hotel = hotelOf(call);
    if (hotel.is_approved !== null) {
      const message = `This hotel has been ${hotel.is_approved ? 'approved' : 'rejected'} already.`;
      throw refusal(409, { message, errorType: 'CONFLICT' });
    }
    const decided = { ...hotel, ...change(hotel) };
    stored.set(hotel.id, decided);
    return decided;
  };
  const hotelOf = ({ url }: RecordedCall) => {
    const hotel = stored.get(Number(url.split('/')[2]));
    if (!hotel) throw refusal(404, { message: 'Hotel not found', errorType: 'HOTEL_NOT_FOUND' });
    return hotel;
  };
  api
    .on(getListSettingsEndpoint, () => ({ hidden_columns: [], views: [], updated_at: null }))
    .on(listApiTokensEndpoint, () => ({ tokens: [] }))
    .on(listHotelsEndpoint, ({ query }) => {
      const page = Number(query['page'] ?? 1);
      const limit = Number(query['limit'] ?? 10);
      const matching = [...stored.values()].filter((hotel) => matches(hotel, query));
      return {
        hotels: matching.slice((page - 1) * limit, page * limit),
        pagination: paginationFactory.build({ page, limit, total: matching.length }),
      };
    })
    .on(getHotelEndpoint, hotelOf)
    .on(
      approveHotelEndpoint,
      (call) =>
        decide(call, ({ contact_person_name, contact_person_email, contact_person_phone }) => ({
          admin_firstname: contact_person_name,
          admin_lastname: '',
          admin_user_email: contact_person_email,
          admin_user_phone: contact_person_phone,
          admin_approved: true,
          is_approved: true,
          is_active: true,
          approved_at: decidedAt,
        })),
      decisionMessages.approved,
    )
    .on(
      rejectHotelEndpoint,
      (call) =>
        decide(call, () => ({
          is_approved: false,
          rejected_at: decidedAt,
          rejection_reason: (call.body as HotelRejection).rejection_reason,
        })),
      decisionMessages.rejected,
    );
}

const hasStatus: Record<string, (hotel: Hotel) => boolean> = {
  approved: ({ is_approved }) => is_approved === true,
  pending: ({ is_approved }) => is_approved === null,
  rejected: ({ is_approved }) => is_approved === false,
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
};

function matches(hotel: Hotel, query: Record<string, unknown>): boolean {
  const { search = '', status = '' } = query as Record<string, string | undefined>;
  const text = `${hotel.hotel_name} ${hotel.hotel_email} ${hotel.hotel_city}`.toLowerCase();
  return text.includes(search.toLowerCase()) && (hasStatus[status]?.(hotel) ?? true);
}
