import * as attention from './attention/index.ts';
import * as audit from './audit/index.ts';
import * as auth from './auth/index.ts';
import * as bookings from './bookings/index.ts';
import * as dashboard from './dashboard/index.ts';
import * as frontDesk from './front-desk/index.ts';
import type { Endpoint } from './http/define-endpoint.ts';
import * as hotels from './hotels/index.ts';
import * as integrations from './integrations/index.ts';
import * as listSettings from './list-settings/index.ts';
import * as mail from './mail/index.ts';
import * as notifications from './notifications/index.ts';
import * as rooms from './rooms/index.ts';
import * as search from './search/index.ts';
import * as singleSignOn from './single-sign-on/index.ts';
import * as staffRoles from './staff-roles/index.ts';
import * as verification from './verification/index.ts';

export const contexts = {
  attention,
  audit,
  auth,
  bookings,
  dashboard,
  frontDesk,
  hotels,
  integrations,
  listSettings,
  mail,
  notifications,
  rooms,
  search,
  singleSignOn,
  staffRoles,
  verification,
};

export const endpointsByExportName: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(contexts)
    .flatMap((context) => Object.entries<unknown>(context))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'fallbackMessage' in value && 'path' in value;
}
