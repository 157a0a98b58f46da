import type { Database } from '@suite/database';
import { releaseBase } from '@suite/remote-kit/descriptor';
import { listChannels } from '../channels.repository.ts';
import { hotelChannel } from '../cohorts/channel.ts';
import type { Visitor } from '../visitor.ts';
import { chooseReleases, type Choice } from './choose-releases.ts';
import type { Offer, PlacedRelease } from './document-for-visitor.ts';
import { keepManifests } from './known-manifests.ts';

/** Asks which release of every remote one visitor gets. */
export function openOffers(database: Database): (visitor: Visitor | null) => Promise<Offer[]> {
  const readManifests = keepManifests(database);
  return async (visitor) => {
    const hotel_id = visitor?.hotel_id ?? undefined;
    const own = hotel_id === undefined ? [] : [hotelChannel(hotel_id)];
    const choices = chooseReleases(await listChannels(database, ['live', 'canary', ...own]), visitor);
    const manifestOf = await readManifests(choices.flatMap(releasesOf));
    const place = (remote: string, release: string): PlacedRelease => ({
      release,
      manifest: manifestOf({ remote, release }),
      base: releaseBase(remote, release),
    });
    return choices.map(({ remote, release, cohort, fallback }) => ({
      ...place(remote, release),
      cohort,
      fallback: fallback === undefined ? undefined : place(remote, fallback),
    }));
  };
}

function releasesOf({ remote, release, fallback }: Choice): { remote: string; release: string }[] {
  return [release, ...(fallback === undefined ? [] : [fallback])].map((one) => ({ remote, release: one }));
}
