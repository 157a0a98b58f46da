import type { Webhook, WebhookDelivery, WebhookEventType } from '@suite/contracts/integrations';
import { formatMoment } from '@suite/i18n/dates';
import { t, tn } from '../languages/catalog.ts';

/** Returns the type itself for one of a later server. */
export function eventName(type: string): string {
  const names: Record<WebhookEventType | 'webhook.test', string> = {
    'booking.created': t('Booking created'),
    'booking.changed': t('Booking changed'),
    'booking.deleted': t('Booking deleted'),
    'guest.invited': t('Guest invited to verify'),
    'guest.verified': t('Guest verified'),
    'guest.refused': t('Guest not recognised'),
    'guest.desk_review': t('Guest waits for the desk'),
    'stay.checked_in': t('Guests checked in'),
    'stay.checked_out': t('Guests checked out'),
    'stay.room_changed': t('Room changed'),
    'webhook.test': t('Test event'),
  };
  return type in names ? names[type as WebhookEventType] : type;
}

interface ShownState {
  label: string;
  tone: 'success' | 'warning' | 'danger';
  detail?: string;
}

export function describeState({ state, failing_since, stopped_at }: Webhook): ShownState {
  const stopped = stopped_at ?? failing_since;
  if (stopped === null) return { label: t('Delivering'), tone: 'success' };
  const since = formatMoment(stopped);
  if (state === 'paused') {
    return {
      label: t('Paused'),
      tone: 'danger',
      detail: t('Paused on {moment}, after a week in which every delivery failed.', { moment: since }),
    };
  }
  if (state === 'off') {
    return {
      label: t('Off'),
      tone: 'danger',
      detail: t('Switched off on {moment}, because the receiver answered that it is gone for good.', {
        moment: since,
      }),
    };
  }
  return { label: t('Failing'), tone: 'warning', detail: t('Failing since {moment}', { moment: since }) };
}

export function describeWaiting(waiting: number): string | undefined {
  return waiting > 0 ? tn(waiting, '{count} event waits', '{count} events wait') : undefined;
}

type Answered = Pick<WebhookDelivery, 'status' | 'error' | 'attempts'>;

/** Undefined before the first attempt. */
export function describeAnswer({ status, error, attempts }: Answered): string | undefined {
  if (attempts === 0) return undefined;
  if (status !== null) {
    if (status >= 300 && status < 400) return t('{status}: redirects are not followed', { status });
    return String(status);
  }
  if (error === 'TIMEOUT') return t('No answer within 10 seconds');
  if (error === 'FORBIDDEN_ADDRESS') return t('Private addresses are not called');
  return t('Could not be reached ({code})', { code: error ?? '' });
}

export function describeDeliveryState({ state, type, next_attempt_at }: WebhookDelivery): ShownState {
  if (state === 'delivered') return { label: t('Delivered'), tone: 'success' };
  // A test event is sent once.
  if (state === 'failed')
    return { label: type === 'webhook.test' ? t('Failed') : t('Given up'), tone: 'danger' };
  const moment = next_attempt_at === null ? undefined : formatMoment(next_attempt_at);
  return {
    label: t('Waiting'),
    tone: 'warning',
    ...(moment && { detail: t('Next attempt: {moment}', { moment }) }),
  };
}
