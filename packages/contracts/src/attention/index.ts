export {
  attentionItemKinds,
  countAttentionItemsEndpoint,
  listAttentionItemsEndpoint,
  snoozeAttentionItemEndpoint,
  snoozeHours,
} from './attention-items.endpoint.ts';
export type { AttentionItem, AttentionItemKind, SnoozePayload } from './attention-items.endpoint.ts';
