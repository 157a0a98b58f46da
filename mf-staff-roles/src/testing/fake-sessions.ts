import { screen } from '@testing-library/react';
import type { AccountSession } from '@suite/contracts/auth';
import {
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  listAccountSessionsEndpoint,
  listStaffSessionsEndpoint,
} from '@suite/contracts/staff-roles';
import type { FakeApi } from '@suite/testing/fake-api';

const sessions: AccountSession[] = [
  ['7b0f4a8e-0000-4000-8000-000000000001', 'Firefox on Windows'] as const,
  ['7b0f4a8e-0000-4000-8000-000000000002', 'Safari on iPhone'] as const,
].map(([id, device]) => ({
  id,
  device,
  address: '192.0.2.7',
  signed_in_at: '2027-03-01T09:00:00.000Z',
  last_seen_at: '2027-03-05T09:00:00.000Z',
  is_current: false,
}));

const calls = {
  staff: {
    list: listStaffSessionsEndpoint,
    end: endStaffSessionEndpoint,
    endAll: endStaffSessionsEndpoint,
  },
  account: {
    list: listAccountSessionsEndpoint,
    end: endAccountSessionEndpoint,
    endAll: endAccountSessionsEndpoint,
  },
};

/** The person is signed in on two devices. */
export function answerSessions(api: FakeApi, kind: keyof typeof calls): void {
  const { list, end, endAll } = calls[kind];
  let open = sessions;
  api
    .on(list, () => ({ sessions: open }))
    .on(end, ({ url }) => {
      open = open.filter(({ id }) => !url.endsWith(id));
      return {};
    })
    .on(endAll, () => {
      open = [];
      return {};
    });
}

/** In tests antd gives all dialogs of a page the same name. */
export async function findQuestion(question: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(question)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`No dialog asks "${question}"`);
  return dialog;
}
