export {
  createApiTokenEndpoint,
  createApiTokenSchema,
  listApiTokensEndpoint,
  maxTokenDays,
  revokeApiTokenEndpoint,
  type ApiToken,
  type CreateApiTokenPayload,
} from './api-tokens.endpoint.ts';
export {
  bulkRowSchema,
  cancelReferencedBookingEndpoint,
  getReferencedBookingEndpoint,
  listBookingChangesEndpoint,
  maxBulkRows,
  putBookingsEndpoint,
  putReferencedBookingEndpoint,
  referencedBookingSchema,
  type BookingChange,
  type BulkResult,
  type ReferencedBooking,
  type UpsertStatus,
} from './machine-bookings.endpoint.ts';
