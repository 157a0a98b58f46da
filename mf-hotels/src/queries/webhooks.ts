import { callEndpoint } from '@suite/api-client';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  repeatWebhookDeliveryEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecretEndpoint,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookDelivery,
} from '@suite/contracts/integrations';
import { endpointQuery, useApiMutation, withBody, withId, withIdAndBody } from '@suite/remote-kit/queries';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';

export interface DeliveryFilters {
  id: number;
  state: '' | WebhookDelivery['state'];
  page: number;
}

export const listWebhooksQuery = endpointQuery(listWebhooksEndpoint, {}, ({ webhooks }) => webhooks);

export const listDeliveriesQuery = ({ id, state, page }: DeliveryFilters) => ({
  ...endpointQuery(listWebhookDeliveriesEndpoint, { params: { id }, query: { state, page, limit: 10 } }),
  placeholderData: keepPreviousData,
});

const reloadWebhooks = (queries: QueryClient) =>
  Promise.all(
    [listWebhooksEndpoint, listWebhookDeliveriesEndpoint].map(({ name }) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  );
const reloads = (queries: QueryClient) => ({ onSettled: () => reloadWebhooks(queries) });

export const useCreateWebhook = () => useApiMutation(withBody(createWebhookEndpoint), reloads);
export const useUpdateWebhook = () => useApiMutation(withIdAndBody(updateWebhookEndpoint), reloads);
export const useDeleteWebhook = () => useApiMutation(withId(deleteWebhookEndpoint), reloads);
export const useRotateWebhookSecret = () => useApiMutation(withId(rotateWebhookSecretEndpoint), reloads);
export const useResumeWebhook = () => useApiMutation(withId(resumeWebhookEndpoint), reloads);
export const useTestWebhook = () => useApiMutation(withId(testWebhookEndpoint), reloads);

export const useRepeatDelivery = () =>
  useApiMutation(
    (params: { id: number; delivery_id: number }) => callEndpoint(repeatWebhookDeliveryEndpoint, { params }),
    reloads,
  );
