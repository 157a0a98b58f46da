import { checkRegistryDocument, type LiveRemote, type RemoteOverview } from '@suite/descriptor';
import { draftRelease } from './release-draft.ts';
import { signedIn, type TestRegistry } from './start-test-registry.ts';

export async function publishAll(registry: TestRegistry, remote: string, markers: string): Promise<string[]> {
  const releases: string[] = [];
  for (const marker of markers) {
    const answer = await registry.publish(
      draftRelease(remote, { marker, version: `1.0.${releases.length}` }),
    );
    releases.push(answer.json<{ result: { release: string } }>().result.release);
  }
  return releases;
}

export async function visibleTo(
  registry: TestRegistry,
  remote: string,
  person: Parameters<typeof signedIn>[0],
  headers: Record<string, string> = {},
): Promise<LiveRemote | undefined> {
  const answer = await registry.document({ ...signedIn(person), ...headers });
  const checked = checkRegistryDocument(answer.json());
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value.remotes.find(({ name }) => name === remote);
}

export async function historyOf(registry: TestRegistry, remote: string): Promise<RemoteOverview> {
  const answer = await registry.app.inject({
    url: `/platform/remotes/${remote}/releases`,
    headers: { authorization: `Bearer ${registry.token}` },
  });
  return answer.json<{ result: RemoteOverview }>().result;
}
