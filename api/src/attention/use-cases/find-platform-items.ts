import type { Database } from '@suite/database';
import {
  findFailingReleases,
  findServicesToDecide,
  findWaitingPermissions,
  findWaitingPublicReleases,
  type FailingRelease,
  type ServiceToDecide,
  type WaitingPermissions,
  type WaitingPublicRelease,
} from '@suite/registry';
import type { GivenItem } from '../attention.repository.ts';

export async function findPlatformItems(db: Database): Promise<GivenItem[]> {
  const [releases, open, services, permissions] = await Promise.all([
    findFailingReleases(db),
    findWaitingPublicReleases(db),
    findServicesToDecide(db),
    findWaitingPermissions(db),
  ]);
  return [
    ...releases.map(ofRelease),
    ...open.map(ofPublicRelease),
    ...services.map(ofService),
    ...permissions.map(ofPermissions),
  ];
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

function ofPublicRelease({ remote, title: name, release, since }: WaitingPublicRelease): GivenItem {
  const detail = `Release ${release} waits for an operator to promote it, as it shows pages or parts to visitors who have not signed in.`;
  return {
    kind: 'release',
    key: `public ${remote}/${release}`,
    ...{ since, name, remote },
    details: [detail],
  };
}

function ofService(service: ServiceToDecide): GivenItem {
  const { alias, state, remotes, since } = service;
  return {
    kind: 'service',
    key: `service ${alias} ${state}`,
    since,
    name: remotes.map(({ title }) => title).join(', '),
    remote: remotes[0]?.remote ?? '',
    details: [describeService(service)],
  };
}

function ofPermissions({ remote, title: name, names, since }: WaitingPermissions): GivenItem {
  return { kind: 'permission', key: `permission ${remote}`, ...{ since, name, remote }, details: names };
}

function describeRelease({ release, reason, is_demoted }: FailingRelease): string {
  if (reason === '')
    return is_demoted ? `Release ${release} was demoted.` : `Release ${release} fails and stays in use.`;
  const sentence = reason.replace(/\.?$/, '.');
  return is_demoted
    ? `Release ${release} was demoted: ${sentence}`
    : `Release ${release} fails and stays in use: ${sentence}`;
}

function describeService({ alias, state, calls, failed }: ServiceToDecide): string {
  if (state === 'unmapped') return `Calls of the service ${alias} fail, as it is not mapped to an address.`;
  if (state === 'asked')
    return `The next release needs the service ${alias}, which is not mapped to an address.`;
  if (state === 'not-accepted')
    return `The service ${alias} refuses its calls until an operator accepts them.`;
  return `Of the last ${calls} calls of the service ${alias} ${failed} failed.`;
}
