import type { Database } from '@suite/database';
import {
  findFailingReleases,
  findServicesToDecide,
  findWaitingPermissions,
  type FailingRelease,
  type ServiceToDecide,
  type WaitingPermissions,
} from '@suite/registry';
import type { GivenItem } from '../attention.repository.ts';
import { describeRelease } from '../domain/describe-release.ts';
import { describeService } from '../domain/describe-service.ts';

/** What waits in the registry for those who manage releases. */
export async function findPlatformItems(db: Database): Promise<GivenItem[]> {
  const [releases, services, permissions] = await Promise.all([
    findFailingReleases(db),
    findServicesToDecide(db),
    findWaitingPermissions(db),
  ]);
  return [...releases.map(ofRelease), ...services.map(ofService), ...permissions.map(ofPermissions)];
}

function ofRelease(failing: FailingRelease): GivenItem {
  const { remote, title: name, release, since } = failing;
  return {
    kind: 'release',
    key: `release ${remote}/${release}`,
    ...{ since, name, remote },
    details: [describeRelease(failing)],
  };
}

function ofService(service: ServiceToDecide): GivenItem {
  const { alias, remotes, since } = service;
  return {
    kind: 'service',
    key: `service ${alias}`,
    since,
    name: remotes.map(({ title }) => title).join(', '),
    remote: remotes[0]?.remote ?? '',
    details: [describeService(service)],
  };
}

function ofPermissions({ remote, title: name, names, since }: WaitingPermissions): GivenItem {
  return { kind: 'permission', key: `permission ${remote}`, ...{ since, name, remote }, details: names };
}
