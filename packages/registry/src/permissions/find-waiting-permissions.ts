import type { Database } from '@suite/database';
import { listDeclaringReleases, listLastDecisions } from './permission-decisions.repository.ts';
import { permissionStates } from './permission-states.ts';

export interface WaitingPermissions {
  remote: string;
  title: string;
  names: string[];
  since: Date;
}

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
