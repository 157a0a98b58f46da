import type { AuditChange, AuditRecord } from '@suite/contracts/audit';
import type { AuditEntryRow } from './audit-log.repository.ts';

export function toAuditRecord(row: AuditEntryRow): AuditRecord {
  const { usr_firstname, usr_lastname, usr_email, actor_user_id, details, happened_at, ...more } = row;
  const { actor_token_id, token_name, ...rest } = more;
  return {
    ...rest,
    happened_at: happened_at.toISOString(),
    actor:
      actor_user_id === null || usr_email === null
        ? null
        : { user_id: actor_user_id, name: `${usr_firstname} ${usr_lastname}`.trim(), usr_email },
    token: actor_token_id === null || token_name === null ? null : { id: actor_token_id, name: token_name },
    changes: describeChanges(details),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is { before: unknown; after: unknown } =>
  isFields(value) && 'before' in value && 'after' in value;

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function describePair(field: string, { before, after }: { before: unknown; after: unknown }): AuditChange[] {
  if (!isFields(before) || !isFields(after)) {
    return [{ field, before: asText(before), after: asText(after) }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    field: name,
    before: asText(before[name]),
    after: asText(after[name]),
  }));
}

function describeChanges(details: Fields): AuditChange[] {
  const { before, after, ...rest } = details;
  const pair = 'before' in details && 'after' in details ? describePair('value', { before, after }) : [];
  const facts = Object.entries(rest).flatMap(([field, value]): AuditChange[] => {
    if (isPair(value)) return describePair(field, value);
    if (isFields(value)) return describeChanges(value);
    const after_text = asText(value);
    return after_text === null || after_text === '' ? [] : [{ field, before: null, after: after_text }];
  });
  return [...pair, ...facts];
}
