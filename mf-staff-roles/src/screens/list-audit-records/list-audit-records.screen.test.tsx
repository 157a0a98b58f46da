import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
} from '@suite/contracts/audit';
import { userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { auditRecord, openAudit } from '../../testing/open-audit.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});

const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

describe('the records', () => {
  test('say who, what, on what, when, from where, and what it was before', async () => {
    openAudit();
    expect(await headings()).toEqual(['When and from where', 'Who', 'What', 'Before and after']);
    const row = (await screen.findByText('Nora Quist')).closest('[role="row"]')!;
    expect(row).toHaveTextContent(/05\/Mar\/2027.*192\.0\.2\.1/);
    expect(row).toHaveTextContent('nora@seaview.testUpdate roleRole #7');
    expect(row).toHaveTextContent('Role name: Bell boy → Porter');
  });

  test('without a person, of the platform, and with their details erased', async () => {
    const erased = { actor: null, hotel_name: null, is_redacted: true, address: '', changes: [] };
    openAudit({ records: [auditRecord(erased)], user: userProfileFactory.superAdmin().build() });
    expect(await headings()).toContain('Hotel');
    for (const text of ['A guest or the system', 'The platform', 'Erased', 'No address']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test('lead to the history of what they are about', async () => {
    const { api, user } = openAudit();
    await user.click(await screen.findByRole('link', { name: 'History of Role #7' }));
    expect(await screen.findByText('Only Role #7')).toBeVisible();
    expect(api.callsTo(listAuditRecordsEndpoint).at(-1)?.query).toMatchObject({
      ...{ subject_type: 'role', subject_id: '7' },
    });
  });
});

describe('the filters', () => {
  test('are those of the URL, narrow the log at once, and are cleared together', async () => {
    const { api, user } = openAudit({
      url: '/audit?subject_type=booking&subject_id=12&page=2&dateFrom=2027-03-01',
    });
    await screen.findByText('Only Booking #12');
    expect(screen.getByLabelText('From date')).toHaveValue('01/Mar/2027');
    await screen.findByRole('option', { name: 'Login' });
    await user.selectOptions(screen.getByLabelText('What'), 'Login');
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'nora' } });
    const lastQuery = () => api.callsTo(listAuditRecordsEndpoint).at(-1)?.query;
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        ...{ actor: 'nora', action: 'login', subject_id: '12', dateFrom: '2027-03-01', page: 1 },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: 1, limit: 20 }));
  });

  test('show a range of days that makes no sense, and do not ask for it', async () => {
    const { api } = openAudit({ url: '/audit?dateFrom=2027-03-05' });
    await screen.findByRole('table');
    const before = api.callsTo(listAuditRecordsEndpoint).length;
    fireEvent.change(screen.getByLabelText('To date'), { target: { value: '2027-03-04' } });
    expect(await screen.findByText('From date must not be after To date')).toBeVisible();
    expect(api.callsTo(listAuditRecordsEndpoint)).toHaveLength(before);
  });
});

describe('the check', () => {
  test('says that nothing was changed', async () => {
    openAudit();
    expect(
      await screen.findByText(/^1 records checked on .*: none was changed, removed or inserted/),
    ).toBeVisible();
  });

  test('says how many records are not sealed yet', async () => {
    openAudit({
      prepare: (api) =>
        api.on(checkAuditRecordsEndpoint, () => ({
          ...{ records: 3, redacted: 0, unsealed: 2, problems: [], checked_at: '2027-03-05T10:01:00.000Z' },
        })),
    });
    expect(await screen.findByText(/inserted\. 2 newer records are not sealed yet/)).toBeVisible();
  });

  test('names what was', async () => {
    openAudit({
      prepare: (api) =>
        api.on(checkAuditRecordsEndpoint, () => ({
          ...{ records: 3, redacted: 0, checked_at: '2027-03-05T10:01:00.000Z' },
          problems: [
            { kind: 'changed', record_id: 17 },
            { kind: 'removed', record_id: null },
          ],
        })),
    });
    expect(await screen.findByText('The audit log is not as it was written')).toBeVisible();
    expect(screen.getByText('Record 17 was changed')).toBeVisible();
    expect(screen.getByText('Records were removed')).toBeVisible();
  });

  test('asks about the hotel that is looked at', async () => {
    const user = userProfileFactory.superAdmin().build();
    const { api } = openAudit({ user, url: '/audit?hotelId=3' });
    await screen.findByText('Only hotel #3');
    expect(api.callsTo(checkAuditRecordsEndpoint).map(({ query }) => query)).toEqual([{ hotelId: 3 }]);
  });
});

describe('Export CSV', () => {
  test('saves what the filters leave', async () => {
    const { api, user } = openAudit({ url: '/audit?action=login&page=1' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Audit log exported successfully')).toBeVisible();
    expect(saved).toEqual([expect.stringMatching(/^audit-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.csv$/)]);
    const [call] = api.callsTo(exportAuditRecordsEndpoint);
    expect(call?.query).toMatchObject({ action: 'login', format: 'csv', separator: 'comma' });
    expect(call?.query).not.toHaveProperty('page');
  });

  test('saves an Excel file', async () => {
    const { api, user } = openAudit({});
    await user.click(await screen.findByRole('button', { name: 'Export Excel file' }));
    await screen.findByText('Audit log exported successfully');
    expect(saved.at(-1)).toMatch(/^audit-.*Z\.xlsx$/);
    expect(api.callsTo(exportAuditRecordsEndpoint)[0]?.query).toMatchObject({ format: 'xlsx' });
  });

  test('says why it could not', async () => {
    const { user } = openAudit({
      prepare: (api) =>
        api.refuse(exportAuditRecordsEndpoint, 429, { message: 'Too many exports are running.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Too many exports are running.')).toBeVisible();
  });
});
