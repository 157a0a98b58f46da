import {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
  type AuditRecord,
} from '@suite/contracts/audit';
import type { UserProfile } from '@suite/contracts/auth';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { ListAuditRecordsScreen } from '../screens/list-audit-records/list-audit-records.screen.tsx';

interface OpenOptions {
  records?: readonly AuditRecord[];
  user?: UserProfile;
  url?: string;
  prepare?: (api: FakeApi) => void;
}

export function auditRecord(fields: Partial<AuditRecord> = {}): AuditRecord {
  return {
    ...{ id: 1, happened_at: '2027-03-05T10:00:00.000Z', hotel_id: 1, hotel_name: 'Seaview' },
    actor: { user_id: 4, name: 'Nora Quist', usr_email: 'nora@seaview.test' },
    ...{ action: 'update-role', subject_type: 'role', subject_id: '7', address: '192.0.2.1' },
    changes: [{ field: 'role_name', before: 'Bell boy', after: 'Porter' }],
    is_redacted: false,
    ...fields,
  };
}

export function openAudit({ records, user, url = '/audit', prepare }: OpenOptions = {}): RenderedScreen & {
  api: FakeApi;
} {
  const api = fakeApi();
  const found = records ?? [auditRecord()];
  api
    .on(listAuditRecordsEndpoint, ({ query }) => {
      const { page = 1, limit = 20 } = query as { page?: number; limit?: number };
      return {
        records: [...found],
        actions: ['login', 'update-role'],
        pagination: paginationFactory.build({ page, limit, total: found.length }),
      };
    })
    .on(checkAuditRecordsEndpoint, () => ({
      ...{ records: found.length, redacted: 0, problems: [], checked_at: '2027-03-05T10:01:00.000Z' },
    }))
    .on(exportAuditRecordsEndpoint, () => 'ID');
  prepare?.(api);
  const reader = user ?? userProfileFactory.hotelAdmin().build();
  return { api, ...renderScreen(<ListAuditRecordsScreen />, { user: reader, url }) };
}
