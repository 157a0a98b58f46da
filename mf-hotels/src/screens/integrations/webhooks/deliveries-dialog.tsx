import type { Webhook, WebhookDelivery } from '@suite/contracts/integrations';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  FormField,
  ListTable,
  Pagination,
  Select,
  toast,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { listDeliveriesQuery, useRepeatDelivery, type DeliveryFilters } from '../../../queries/webhooks.ts';
import styles from '../integrations.module.css';
import { deliveryColumns } from './delivery-columns.tsx';

interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function DeliveriesDialog({ webhook: { id, name }, onClose }: DeliveriesDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="large"
      title={t('Deliveries to {name}', { name })}
      description={t('The events of the last 30 days, newest first.')}
      initialFocus={closeButton}
      onClose={onClose}
      footer={
        <Button ref={closeButton} onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <Deliveries id={id} />
    </Dialog>
  );
}

function Deliveries({ id }: { id: number }) {
  const [filters, setFilters] = useState<DeliveryFilters>({ id, state: '', page: 1 });
  const list = useQuery(listDeliveriesQuery(filters));
  const repeat = useRepeatDelivery();
  const send = ({ id: delivery_id }: WebhookDelivery) =>
    void repeat.mutateAsync({ id, delivery_id }).then(
      ({ message }) => toast.success(message),
      ({ message }: Error) => toast.error(message),
    );
  const repeating = repeat.isPending ? repeat.variables.delivery_id : undefined;
  return (
    <div className={styles.content}>
      <div className={styles.filters}>
        <FormField label={t('Status')}>
          <Select
            value={filters.state}
            options={stateOptions()}
            onChange={(state) => setFilters({ id, page: 1, state: state as DeliveryFilters['state'] })}
          />
        </FormField>
        <Button busy={list.isFetching} onClick={() => void list.refetch()}>
          {t('Reload')}
        </Button>
      </div>
      {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      <ListTable
        things={t('deliveries')}
        columns={deliveryColumns(repeating, send)}
        rows={list.data?.deliveries}
        list={list}
        rowKey={(delivery) => delivery.id}
        empty={<EmptyState icon="search" title={t('No deliveries')} />}
      />
      {list.data ? (
        <Pagination
          {...list.data.pagination}
          page={filters.page}
          onChange={(page) => setFilters({ ...filters, page })}
        />
      ) : null}
    </div>
  );
}

const stateOptions = () => [
  { value: '', label: t('All') },
  { value: 'failed', label: t('Given up') },
  { value: 'waiting', label: t('Waiting') },
  { value: 'delivered', label: t('Delivered') },
];
