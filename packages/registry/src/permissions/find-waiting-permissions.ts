import type { Database } from '@suite/database';
import { listDeclaringReleases, listLastDecisions } from './permission-decisions.repository.ts';
import { permissionStates } from './permission-states.ts';

/** The permissions of a remote that wait for an operator: new ones, and accepted ones with another wording. */
export interface WaitingPermissions {
  remote: string;
  /** Of the remote. */
  title: string;
  names: string[];
  /** When the release that declares them was published. */
  since: Date;
}

/** Finds the remotes of which permissions wait for an operator. */
export async function findWaitingPermissions(database: Database): Promise<WaitingPermissions[]> {
  const [releases, decisions] = await Promise.all([
    listDeclaringReleases(database),
    listLastDecisions(database),
  ]);
  const remotes = [...new Set(releases.map(({ remote }) => remote))];
  return remotes.flatMap((remote): WaitingPermissions[] => {
    const own = releases.filter((one) => one.remote === remote);
    const decided = decisions.filter((one) => one.remote === remote);
    const waiting = permissionStates(own, decided).filter(
      ({ status }) => status === 'waiting' || status === 'reworded',
    );
    const declaring = own.find(({ release }) => release === waiting[0]?.declared?.release);
    if (!declaring) return [];
    const { title } = declaring.descriptor;
    return [{ remote, title, names: waiting.map(({ name }) => name), since: declaring.published_at }];
  });
}
