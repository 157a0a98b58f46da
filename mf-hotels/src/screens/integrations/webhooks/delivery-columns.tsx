import type { WebhookDelivery } from '@suite/contracts/integrations';
import { formatMoment } from '@suite/i18n/dates';
import { Badge, Button, type DataColumn } from '@suite/ui';
import { Link } from 'react-router-dom';
import { describeAnswer, describeDeliveryState, eventName } from '../../../domain/webhooks.ts';
import { t } from '../../../languages/catalog.ts';
import styles from './webhooks.module.css';

export function deliveryColumns(
  repeating: number | undefined,
  onRepeat: (delivery: WebhookDelivery) => void,
): DataColumn<WebhookDelivery>[] {
  return [
    {
      key: 'event',
      title: t('Event'),
      wide: true,
      render: ({ type, booking_id, happened_at }) => (
        <>
          <span>{eventName(type)}</span>
          <p className={styles.muted}>
            {formatMoment(happened_at)}
            {booking_id === null ? null : (
              <>
                {' · '}
                <Link to={`/bookings?id=${booking_id}`}>{t('Booking {id}', { id: booking_id })}</Link>
              </>
            )}
          </p>
        </>
      ),
    },
    { key: 'state', title: t('Status'), render: (delivery) => <DeliveryState delivery={delivery} /> },
    {
      key: 'answer',
      title: t('Answer'),
      wide: true,
      render: (delivery) => (
        <>
          <bdi>{describeAnswer(delivery) ?? '–'}</bdi>
          {delivery.answer ? <p className={styles.answer}>{delivery.answer}</p> : null}
        </>
      ),
    },
    { key: 'attempts', title: t('Attempts'), render: ({ attempts }) => attempts },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      render: (delivery) => (
        <Button
          size="small"
          busy={delivery.id === repeating}
          aria-label={t('Repeat {event} {id}', { event: eventName(delivery.type), id: delivery.id })}
          onClick={() => onRepeat(delivery)}
        >
          {t('Repeat')}
        </Button>
      ),
    },
  ];
}

function DeliveryState({ delivery }: { delivery: WebhookDelivery }) {
  const { label, tone, detail } = describeDeliveryState(delivery);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {detail ? <p className={styles.muted}>{detail}</p> : null}
    </>
  );
}
