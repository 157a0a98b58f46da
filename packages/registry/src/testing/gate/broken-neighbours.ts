import { beside, describedAs, hostedBy, type BrokenRelease, type Change } from './changes.ts';
import { gateHost } from './gate-case.ts';

const both =
  (...changes: Change[]): Change =>
  (one) =>
    changes.forEach((change) => change(one));
const fillOf = (slot: string) => ({ slot, module: './tool', title: 'Tool', order: 1 });
const { provided, ...rest } = gateHost();

/** These releases are valid alone, but conflict with other live releases or the host. */
export const brokenNeighbours: BrokenRelease[] = [
  [
    'a module another uses is gone',
    'expose-removed',
    /mf-calendar uses \.\/picker of mf-bookings.*keep it until/,
    beside('mf-calendar', { requires: { exposes: { 'mf-bookings': ['./picker'] } } }),
  ],
  [
    'one of two modules others use is gone',
    'expose-removed',
    /\.\/total/,
    both(
      describedAs({ exposes: ['./remote', './picker'] }),
      beside('mf-calendar', { requires: { exposes: { 'mf-bookings': ['./picker'] } } }),
      beside('mf-totals', { requires: { exposes: { 'mf-bookings': ['./remote', './total'] } } }),
    ),
  ],
  [
    'a second release of another remote has the route',
    'route-clash',
    /mf-hotels is live with \/bookings/,
    beside('mf-hotels', { routes: [{ path: '/bookings' }], menu: [] }),
  ],
  [
    'a service without an address',
    'service-unmapped',
    /The service parking is not mapped: let an operator map it by "suite-release map-service parking <address> --remote mf-bookings"/,
    describedAs({ services: ['spa', 'parking'] }),
  ],
  [
    'the service of another remote',
    'service-not-accepted',
    /No operator has accepted that mf-bookings calls the service pool/,
    describedAs({ services: ['pool'] }),
  ],
  [
    'a service that is not healthy',
    'service-unhealthy',
    /The service laundry is not healthy, as its GET \/health answered 503: deploy or repair it/,
    describedAs({ services: ['laundry'] }),
  ],
  [
    'a part another remote has',
    'part-clash',
    /register-hotel is taken by mf-calendar/,
    both(
      describedAs({ parts: [{ name: 'register-hotel', access: 'public' }] }),
      beside('mf-calendar', { parts: [{ name: 'register-hotel', access: 'signed-in' }] }),
    ),
  ],
  [
    'a slot another remote offers',
    'slot-clash',
    /calendar\.tools is offered by mf-calendar/,
    both(
      describedAs({ slots: [{ name: 'calendar.tools' }] }),
      beside('mf-calendar', { slots: [{ name: 'calendar.tools' }] }),
    ),
  ],
  [
    'a slot another fills is gone',
    'slot-removed',
    /mf-calendar fills the slot bookings\.tools by \.\/tool.*keep it until mf-calendar/,
    both(
      beside('mf-bookings', { slots: [{ name: 'bookings.tools' }] }),
      beside('mf-calendar', { exposes: ['./remote', './tool'], fills: [fillOf('bookings.tools')] }),
    ),
  ],
  [
    'an event another listens to is gone',
    'event-removed',
    /mf-calendar listens to the event bookings\.booking-changed.*keep it until mf-calendar/,
    both(
      beside('mf-bookings', { events: { publishes: ['bookings.booking-changed'] } }),
      beside('mf-calendar', { events: { listensTo: ['bookings.booking-changed'] } }),
    ),
  ],
  [
    'a second release of another remote lost the module',
    'expose-missing',
    /no live release of mf-rooms is sure/,
    both(
      describedAs({ requires: { exposes: { 'mf-rooms': ['./map'] } } }),
      beside('mf-rooms', { exposes: ['./remote', './map'] }),
      beside('mf-rooms', { marker: 'canary' }),
    ),
  ],
  [
    'a start page another remote took',
    'route-clash',
    /mf-welcome is live with \//,
    beside('mf-welcome', { routes: [{ path: '/' }], menu: [] }),
  ],
  [
    'a newer shell',
    'shared-range',
    /provides react 20\.0\.0/,
    hostedBy({ provided: { ...provided, react: '20.0.0' } }),
  ],
  [
    'a shell with an unfinished version',
    'shared-range',
    /provides react 19\.4\.0-rc\.1/,
    hostedBy({ provided: { ...provided, react: '19.4.0-rc.1' } }),
  ],
  [
    'a shell that shares less',
    'shared-unknown',
    /no shared module yup/,
    hostedBy({
      provided: Object.fromEntries(Object.entries(provided ?? {}).filter(([name]) => name !== 'yup')),
    }),
  ],
  ['a server without the call', 'api-unknown', /no call create-booking/, hostedBy({ apiVersions: {} })],
  [
    'a server that moved on',
    'api-version',
    /serves list-bookings in version 2/,
    hostedBy({ apiVersions: { ...rest.apiVersions, 'list-bookings': [2] } }),
  ],
  [
    'a host that took the route for itself',
    'route-reserved',
    /belongs to the host \(\/bookings\)/,
    hostedBy({ reservedPaths: ['/bookings'] }),
  ],
  [
    'a host with a smaller budget',
    'budget-entry',
    /0\.0 kB are allowed/,
    hostedBy({ budgets: { entry: 10, firstVisit: 250_000, page: 100_000, total: 5_000_000 } }),
  ],
];
