export const sampleProject: Record<string, string> = {
  'shell/src/main.tsx': `import '@suite/session'; import '@suite/ui'; import '@suite/remote-kit'; import 'react';`,
  'shell/src/overrides/panel.tsx': `import '../remotes/view/view.ts';`,
  'shell/src/remotes/registry/registry.ts': `export const document = {};`,
  'shell/src/remotes/download/download.ts': `import '../registry/registry.ts';`,
  'shell/src/remotes/federation/federation.ts': `import '../download/download.ts';`,
  'shell/src/remotes/lifecycle/lifecycle.ts': `import '../federation/federation.ts';`,
  'shell/src/remotes/telemetry/telemetry.ts': `import '../lifecycle/lifecycle.ts';`,
  'shell/src/remotes/view/view.ts': `import '../telemetry/telemetry.ts';`,
  'mf-alpha/src/remote.tsx': `import './routes.tsx'; import '@suite/remote-kit';`,
  'mf-alpha/src/routes.tsx': `export const screens = () => import('./screens/list-rooms/list-rooms.screen.tsx');`,
  'mf-alpha/src/standalone.tsx': `import './remote.tsx'; import './testing/answers.ts';`,
  'mf-alpha/src/screens/list-rooms/list-rooms.screen.tsx': `
    import '../../components/room-tag.tsx';
    import '../../queries/list-rooms.query.ts';
    import '../../domain/room-order.ts';
    import '../close-room/close-room-dialog.tsx';
    import './room-row.tsx';`,
  'mf-alpha/src/screens/list-rooms/list-rooms.screen.test.tsx': `
    import './list-rooms.screen.tsx';
    import '../../testing/answers.ts';`,
  'mf-alpha/src/screens/list-rooms/room-row.tsx': `import '@suite/ui'; import type { Room } from '@suite/contracts/rooms';`,
  'mf-alpha/src/screens/add-room/add-room.screen.tsx': `import '@suite/ui'; import 'yup';`,
  'mf-alpha/src/screens/close-room/close-room-dialog.tsx': `
    import '../add-room/use-add-room.ts';
    import './close-reasons.ts';`,
  'mf-alpha/src/screens/close-room/close-reasons.ts': `export const reasons = [];`,
  'mf-alpha/src/screens/add-room/use-add-room.ts': `import '../../queries/list-rooms.query.ts';`,
  'mf-alpha/src/components/room-tag.tsx': `import '@suite/ui'; import '../domain/room-order.ts';`,
  'mf-alpha/src/queries/list-rooms.query.ts': `import '@suite/api-client'; import '@suite/contracts/rooms';`,
  'mf-alpha/src/domain/room-order.ts': `import type { Room } from '@suite/contracts/rooms';`,
  'mf-alpha/src/testing/answers.ts': `import '@suite/testing'; import '@suite/contracts/rooms';`,
  'mf-beta/src/remote.tsx': `import '@suite/remote-kit';`,
  'mf-beta/src/domain/meal-day.ts': `import '@suite/contracts/dates';`,
  'mf-beta/src/screens/list-meals/list-meals.screen.tsx': `import '@suite/ui';`,
  'packages/contracts/src/rooms/index.ts': `import 'yup'; export type Room = string;`,
  'packages/contracts/src/dates/index.ts': `export type CalendarDate = string;`,
  'packages/api-client/src/index.ts': `import 'axios'; import '@suite/contracts/rooms';`,
  'packages/i18n/src/index.ts': `import 'react';`,
  'packages/i18n/src/server/index.ts': `export type Language = string;`,
  'packages/session/src/index.ts': `import '@suite/contracts/rooms';`,
  'packages/ui/src/index.ts': `import './button.tsx';`,
  'packages/ui/src/button.tsx': `import 'antd'; import 'react';`,
  'packages/remote-kit/src/index.ts': `import '@suite/descriptor';`,
  'packages/descriptor/src/index.ts': `import 'yup';`,
  'packages/database/src/index.ts': `import 'pg'; export type Database = string; export const sql = '';`,
  'packages/identity/src/index.ts': `import 'sharp';`,
  'packages/registry/src/index.ts': `import '@suite/database'; import '@suite/descriptor'; import 'fastify';`,
  'packages/release-tools/src/index.ts': `import '@suite/descriptor';`,
  'packages/testing/src/index.ts': `import '@suite/api-client'; import 'react';`,
  'packages/launcher/src/start.mjs': `import 'node:fs'; import './ports.mjs';`,
  'packages/launcher/src/ports.mjs': `import 'node:net';`,
  'api/src/app.ts': `import './rooms/rooms.routes.ts'; import './http/errors/api-error.ts'; import '@suite/registry'; import '@suite/identity';`,
  'api/src/http/errors/api-error.ts': `import 'fastify'; import '@suite/contracts/rooms';`,
  'api/src/http/endpoints/serve-endpoint.ts': `import '../errors/api-error.ts'; import '../../errors/domain-error.ts';`,
  'api/src/errors/domain-error.ts': `import '@suite/contracts/rooms';`,
  'api/src/languages/translator.ts': `import '@suite/i18n/server';`,
  'api/src/demo/load-demo.ts': `import '../rooms/rooms.public.ts';`,
  'api/src/rooms/rooms.routes.ts': `import './use-cases/list-rooms.ts'; import 'fastify'; import '../http/endpoints/serve-endpoint.ts';`,
  'api/src/rooms/rooms.public.ts': `import './use-cases/list-rooms.ts';`,
  'api/src/rooms/rooms.policy.ts': `import '../errors/domain-error.ts'; import '../hotels/hotels.public.ts';`,
  'api/src/rooms/rooms.repository.ts': `import { sql } from '@suite/database'; export const query = sql;`,
  'api/src/rooms/use-cases/list-rooms.ts': `
    import { type Database } from '@suite/database';
    import '../rooms.repository.ts';
    import '../domain/free-rooms.ts';`,
  'api/src/rooms/use-cases/list-rooms.test.ts': `import './list-rooms.ts'; import '@suite/testing'; import '@suite/database';`,
  'api/src/rooms/domain/free-rooms.ts': `import '@suite/contracts/rooms'; import '../../languages/translator.ts';`,
  'api/src/meals/meals.public.ts': `export type Breakfast = string;`,
  'api/src/hotels/hotels.public.ts': `export type Meal = string;`,
  'api/src/hotels/hotels.repository.ts': `import '@suite/database';`,
  'api/src/hotels/use-cases/list-meals.ts': `import '../hotels.repository.ts';`,
  'e2e/rooms/list-rooms.spec.ts': `import '@suite/contracts/rooms';`,
};
