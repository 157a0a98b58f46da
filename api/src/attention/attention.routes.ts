import {
  countAttentionItemsEndpoint,
  listAttentionItemsEndpoint,
  snoozeAttentionItemEndpoint,
} from '@suite/contracts/attention';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { countAttentionItems } from './use-cases/count-attention-items.ts';
import { listAttentionItems } from './use-cases/list-attention-items.ts';
import { snoozeAttentionItem } from './use-cases/snooze-attention-item.ts';

export function registerAttentionRoutes(app: FastifyInstance): void {
  serveEndpoint(app, listAttentionItemsEndpoint, async ({ query, caller }) => ({
    message: 'What is waiting for a decision was fetched successfully',
    result: await listAttentionItems(app.database, caller, query),
  }));
  serveEndpoint(app, countAttentionItemsEndpoint, async ({ query, caller }) => ({
    message: 'What is waiting for a decision was counted successfully',
    result: await countAttentionItems(app.database, caller, query),
  }));
  serveEndpoint(app, snoozeAttentionItemEndpoint, async ({ body, caller }) => ({
    message: 'Your choice was saved',
    result: await snoozeAttentionItem(app.database, caller, body),
  }));
}
