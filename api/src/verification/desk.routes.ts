import {
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  findArrivalEndpoint,
  getDeskImageEndpoint,
  getVerificationEndpoint,
  listAttentionEndpoint,
  reviewCheckEndpoint,
  undoCheckInEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance } from 'fastify';
import { codedMessage } from '../errors/coded-message.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { checkInBooking } from './use-cases/check-in-booking.ts';
import { checkOutBooking } from './use-cases/check-out-booking.ts';
import { findArrival } from './use-cases/find-arrival.ts';
import { getDeskImage } from './use-cases/get-desk-image.ts';
import { getVerification } from './use-cases/get-verification.ts';
import { listAttention } from './use-cases/list-attention.ts';
import { reviewCheck } from './use-cases/review-check.ts';
import { undoCheckIn } from './use-cases/undo-check-in.ts';
import { undoDeskVerification } from './use-cases/undo-desk-verification.ts';
import { verifyAtDesk } from './use-cases/verify-at-desk.ts';

export function registerDeskRoutes(app: FastifyInstance): void {
  serveEndpoint(app, getVerificationEndpoint, async ({ params, caller }) => ({
    message: 'Verification fetched successfully',
    result: await getVerification(app.database, caller, params.id, app.config.secretKey),
  }));
  serveEndpoint(app, listAttentionEndpoint, async ({ query, caller }) => ({
    message: 'What needs attention was fetched successfully',
    result: await listAttention(app.database, caller, query),
  }));
  serveRawEndpoint(app, getDeskImageEndpoint, async ({ params, caller }) => ({
    body: await getDeskImage(app, caller, params),
  }));
  serveEndpoint(app, verifyAtDeskEndpoint, async ({ params, body, caller }) => {
    const result = await verifyAtDesk(app.database, caller, params.id, body);
    return { ...codedMessage('GUEST_VERIFIED', { name: result.name }), result };
  });
  serveEndpoint(app, undoDeskVerificationEndpoint, async ({ params, body, caller }) => {
    const result = await undoDeskVerification(app.database, caller, params.id, body);
    return { ...codedMessage('GUEST_UNVERIFIED', { name: result.name }), result };
  });
  serveEndpoint(app, reviewCheckEndpoint, async ({ params, body, caller }) => {
    const result = await reviewCheck(app.database, caller, params.id, body);
    const code = result.decision === 'approve' ? 'GUEST_VERIFIED' : 'GUEST_NOT_RECOGNISED';
    return { ...codedMessage(code, { name: result.name }), result };
  });
  serveEndpoint(app, findArrivalEndpoint, async ({ body, caller }) => ({
    message: 'The booking was found',
    result: await findArrival(app.database, caller, body.code, app.config),
  }));
  serveEndpoint(app, checkInBookingEndpoint, async ({ params, body, caller }) => ({
    message: 'The guests are checked in',
    result: await checkInBooking(app.database, caller, params.id, body),
  }));
  serveEndpoint(app, undoCheckInEndpoint, async ({ params, caller }) => {
    await undoCheckIn(app.database, caller, params.id);
    return { message: 'The check-in was undone', result: {} };
  });
  serveEndpoint(app, checkOutBookingEndpoint, async ({ params, caller }) => ({
    message: 'The guests are checked out',
    result: await checkOutBooking(app.database, caller, params.id),
  }));
}
