import {
  getDeskImageEndpoint,
  getVerificationEndpoint,
  listAttentionEndpoint,
  reviewCheckEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance } from 'fastify';
import { codedMessage } from '../errors/coded-message.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { getDeskImage } from './use-cases/get-desk-image.ts';
import { getVerification } from './use-cases/get-verification.ts';
import { listAttention } from './use-cases/list-attention.ts';
import { reviewCheck } from './use-cases/review-check.ts';
import { undoDeskVerification } from './use-cases/undo-desk-verification.ts';
import { verifyAtDesk } from './use-cases/verify-at-desk.ts';

export function registerDeskRoutes(app: FastifyInstance): void {
  serveEndpoint(app, getVerificationEndpoint, async ({ params, caller }) => ({
    message: 'Verification fetched successfully',
    result: await getVerification(app.database, caller, params.id, app.config.secretKey),
  }));
  serveEndpoint(app, listAttentionEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'What needs attention was fetched successfully',
    result: await listAttention(reader, caller, query),
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
}
