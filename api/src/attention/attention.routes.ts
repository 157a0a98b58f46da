import {
  countAttentionItemsEndpoint,
  listAttentionItemsEndpoint,
  snoozeAttentionItemEndpoint,
} from '@suite/contracts/attention';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { countAttentionItems, listAttentionItems, snoozeAttentionItem } from './use-cases/attention-items.ts';

export function registerAttentionRoutes(app: FastifyInstance): void {
  serveEndpoint(app, listAttentionItemsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'What is waiting for a decision was fetched successfully',
    result: await listAttentionItems(reader, caller, query),
  }));
  serveEndpoint(app, countAttentionItemsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'What is waiting for a decision was counted successfully',
    result: await countAttentionItems(reader, caller, query),
  }));
  serveEndpoint(app, snoozeAttentionItemEndpoint, async ({ body, caller }) => ({
    message: 'Your choice was saved',
    result: await snoozeAttentionItem(app.database, caller, body),
  }));
}
