export { attentionItemKinds, type AttentionItem, type AttentionItemKind } from './attention-item.schema.ts';
export { countAttentionItemsEndpoint } from './count-attention-items.endpoint.ts';
export { listAttentionItemsEndpoint } from './list-attention-items.endpoint.ts';
export {
  snoozeAttentionItemEndpoint,
  snoozeHours,
  type SnoozePayload,
} from './snooze-attention-item.endpoint.ts';
