import { contexts, foundation } from './server-order.cjs';

export interface SeededViolation {
  rule: string;
  file: string;
  source: string;
}

const seed = (rule: string, file: string, source: string): SeededViolation => ({ rule, file, source });

const upwards = [...foundation.slice(1), ...contexts].map((folder) =>
  seed(
    `api-${folder}-imports-no-later-context`,
    `api/src/${folder}/upwards.ts`,
    `import '../meals/meals.public.ts';`,
  ),
);

export const seededViolations: readonly SeededViolation[] = [
  ...upwards,
  seed(
    'remotes-declare-their-contexts',
    'mf-beta/src/domain/free-rooms.ts',
    `import type { Room } from '@suite/contracts/rooms'; export type Free = Room[];`,
  ),
  seed('remotes-never-meet', 'mf-alpha/src/meet.ts', `import '../../mf-beta/src/remote.tsx';`),
  seed('shell-imports-no-remote', 'shell/src/remote.ts', `import '../../mf-alpha/src/remote.tsx';`),
  seed(
    'browser-imports-no-server',
    'shell/src/server.ts',
    `import type { Meal } from '../../api/src/hotels/hotels.public.ts';`,
  ),
  seed(
    'screens-import-downwards',
    'mf-alpha/src/screens/add-room/neighbour.tsx',
    `import '../list-rooms/room-row.tsx';`,
  ),
  seed(
    'screens-import-downwards',
    'mf-alpha/src/screens/list-rooms/close-parts.tsx',
    `import '../close-room/close-reasons.ts';`,
  ),
  seed(
    'components-hold-no-data',
    'mf-alpha/src/components/greedy.tsx',
    `import '../queries/list-rooms.query.ts';`,
  ),
  seed(
    'queries-know-no-screen',
    'mf-alpha/src/queries/proud.query.ts',
    `import '../components/room-tag.tsx';`,
  ),
  seed(
    'only-queries-call-the-api',
    'mf-alpha/src/screens/add-room/direct.tsx',
    `import '@suite/api-client';`,
  ),
  seed('languages-hold-words-alone', 'mf-alpha/src/languages/en.ts', `import 'react';`),
  seed('remote-domain-is-pure', 'mf-alpha/src/domain/impure.ts', `import 'react';`),
  seed('testing-only-in-tests', 'mf-alpha/src/screens/add-room/faked.tsx', `import '@suite/testing';`),
  seed(
    'shell-registry-imports-no-later-step',
    'shell/src/remotes/registry/upwards.ts',
    `import '../download/download.ts';`,
  ),
  seed(
    'shell-download-imports-no-later-step',
    'shell/src/remotes/download/upwards.ts',
    `import '../federation/federation.ts';`,
  ),
  seed(
    'shell-federation-imports-no-later-step',
    'shell/src/remotes/federation/upwards.ts',
    `import '../lifecycle/lifecycle.ts';`,
  ),
  seed(
    'shell-lifecycle-imports-no-later-step',
    'shell/src/remotes/lifecycle/upwards.ts',
    `import '../telemetry/telemetry.ts';`,
  ),
  seed(
    'shell-telemetry-imports-no-later-step',
    'shell/src/remotes/telemetry/upwards.ts',
    `import '../view/view.ts';`,
  ),
  seed(
    'shell-remotes-know-no-caller',
    'shell/src/remotes/view/caller.tsx',
    `import '../../overrides/panel.tsx';`,
  ),
  seed('packages-know-no-app', 'packages/session/src/app.ts', `import '../../../shell/src/main.tsx';`),
  seed('contracts-load-anywhere', 'packages/contracts/src/look.ts', `import type { X } from '@suite/ui';`),
  seed('i18n-knows-nothing-of-ours', 'packages/i18n/src/words.ts', `import '@suite/contracts/rooms';`),
  seed('ui-knows-no-data', 'packages/ui/src/user.ts', `import '@suite/session';`),
  seed(
    'database-knows-nothing-of-ours',
    'packages/database/src/promise.ts',
    `import '@suite/contracts/rooms';`,
  ),
  seed(
    'identity-knows-nothing-of-ours',
    'packages/identity/src/hotel.ts',
    `import type { Room } from '@suite/contracts/rooms';`,
  ),
  seed(
    'registry-knows-no-hotel',
    'packages/registry/src/hotel.ts',
    `import type { Room } from '@suite/contracts/rooms';`,
  ),
  seed(
    'release-tools-know-the-descriptor-alone',
    'packages/release-tools/src/store.ts',
    `import '@suite/registry';`,
  ),
  seed('descriptor-knows-no-hotel', 'packages/descriptor/src/hotel.ts', `import '@suite/contracts/rooms';`),
  seed(
    'launcher-needs-nothing-installed',
    'packages/launcher/src/install.mjs',
    `import '@suite/contracts/rooms';`,
  ),
  seed('e2e-knows-contracts-alone', 'e2e/rooms/inside.spec.ts', `import '@suite/ui';`),
  seed('enter-by-exports', 'mf-beta/src/deep.ts', `import '../../packages/ui/src/button.tsx';`),
  seed(
    'packages-enter-by-exports',
    'packages/session/src/deep.ts',
    `import '../../api-client/src/index.ts';`,
  ),
  seed('antd-in-ui-only', 'mf-beta/src/own-look.tsx', `import 'antd';`),
  seed('axios-in-api-client-only', 'shell/src/own-call.ts', `import type { AxiosError } from 'axios';`),
  seed('postgresql-in-database-only', 'api/src/http/own-driver.ts', `import 'pg';`),
  seed('sharp-in-identity-only', 'api/src/http/own-photos.ts', `import 'sharp';`),
  seed('yup-in-schemas-and-forms', 'mf-beta/src/components/validate.ts', `import 'yup';`),
  seed('server-imports-server-packages', 'api/src/http/look.ts', `import '@suite/session';`),
  seed('server-imports-server-packages', 'api/src/languages/page.ts', `import '@suite/i18n';`),
  seed(
    'contexts-meet-at-public',
    'api/src/rooms/use-cases/add-room.ts',
    `import '../../hotels/use-cases/list-meals.ts';`,
  ),
  seed(
    'contexts-meet-at-public',
    'api/src/bootstrap/peek.ts',
    `import type { M } from '../hotels/hotels.repository.ts';`,
  ),
  seed('roots-enter-by-routes-or-public', 'api/src/server.ts', `import './hotels/use-cases/list-meals.ts';`),
  seed(
    'server-domain-is-pure',
    'api/src/rooms/domain/impure.ts',
    `import type { Database } from '@suite/database';`,
  ),
  seed(
    'cryptography-is-pure',
    'api/src/sealing/impure.ts',
    `import type { Database } from '@suite/database';`,
  ),
  seed(
    'new-contexts-import-ordered-ones',
    'api/src/breakfasts/unordered.ts',
    `import '../meals/meals.public.ts';`,
  ),
  seed(
    'contexts-know-no-status',
    'api/src/rooms/use-cases/refuse.ts',
    `import '../../http/errors/api-error.ts';`,
  ),
  seed(
    'repositories-know-no-rule',
    'api/src/hotels/soup.repository.ts',
    `import './use-cases/list-meals.ts';`,
  ),
  seed(
    'use-cases-know-no-http',
    'api/src/hotels/use-cases/reply.ts',
    `import type { FastifyReply } from 'fastify';`,
  ),
  seed(
    'sql-lives-in-repositories',
    'api/src/hotels/use-cases/cook.ts',
    `import { sql } from '@suite/database'; export const q = sql;`,
  ),
  seed('no-cycles', 'mf-beta/src/egg.ts', `import type { Hen } from './hen.ts'; export type Egg = Hen;`),
  seed('folders-import-no-root-module', 'shell/src/overrides/start.tsx', `import '../main.tsx';`),
  seed('no-unresolvable', 'mf-beta/src/unexported.ts', `import '@suite/ui/src/button.tsx';`),
  seed('no-dev-dependency-in-production', 'mf-beta/src/heavy.ts', `import 'webpack';`),
  seed(
    'tests-are-not-imported',
    'mf-alpha/src/borrow.ts',
    `import './screens/list-rooms/list-rooms.screen.test.tsx';`,
  ),
  seed('no-grab-bags', 'mf-beta/src/drawer.ts', `import './utils/drawer.ts';`),
];

export const seedCompanions: Record<string, string> = {
  'mf-beta/src/utils/drawer.ts': 'export const drawer = 1;',
  'mf-beta/src/hen.ts': `import type { Egg } from './egg.ts'; export type Hen = Egg;`,
};
