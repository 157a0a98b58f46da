import { draftRelease, formOf, list, type ReleaseDraft } from '@suite/registry/test-release';
import { createReleaseToken } from '@suite/registry';
import type { TestApp } from './create-test-app.ts';

export function pipelineOf(remote: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const command = async (url: string, name: string, body: object = {}) => {
    const answer = await fetch(`${url}/platform/remotes/${remote}/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { success: boolean; message: string };
  };
  return {
    draft: (marker: string): ReleaseDraft => draftRelease(remote, { marker, access: 'public' }),
    async publish(url: string, draft: ReleaseDraft): Promise<string> {
      const answer = await fetch(`${url}/platform/releases`, {
        method: 'POST',
        headers,
        body: formOf(draft),
      });
      const { result, message } = (await answer.json()) as { message: string; result?: { release: string } };
      if (!result) throw new Error(message);
      return result.release;
    },
    promote: (url: string, release: string) => command(url, 'promote', { release }),
    rollBack: (url: string) => command(url, 'rollback'),
    async live(url: string): Promise<string | undefined> {
      const answer = await fetch(`${url}/platform/remotes`);
      const { remotes } = (await answer.json()) as { remotes: { name: string; release: string }[] };
      return remotes.find(({ name }) => name === remote)?.release;
    },
  };
}

export async function releaseCountedRemote({ app, database }: TestApp): Promise<void> {
  const token = await createReleaseToken(database, { remote: '*' });
  const url = await app.listen({ port: 0 });
  const pipeline = pipelineOf('mf-counted', token);
  const release = await pipeline.publish(url, pipeline.draft('one'));
  await pipeline.promote(url, release);
  const report = {
    remote: 'mf-counted',
    release,
    outcome: 'mounted',
    phase: 'render',
    cold: true,
    times: {},
  };
  const payload = { reports: [report] };
  await app.inject({ method: 'POST', url: '/platform/telemetry', payload });
}

/** Releases a remote that replaces the suite's own guest page. */
export async function publishGuestPage(url: string, token: string): Promise<void> {
  const remote = 'mf-verification';
  const draft = draftRelease(remote, {
    title: 'Guests',
    access: 'public',
    routes: [{ path: '/user-verification/:token', shellLayout: false }],
    menu: [],
  });
  draft.files['page/start.js'] = 'start();';
  draft.files['page/page.css'] = 'p { background: url(data:,) }';
  draft.manifest.page = { scripts: ['page/start.js'], styles: ['page/page.css'] };
  const team = pipelineOf(remote, token);
  const { success, message } = await team.promote(url, await team.publish(url, list(draft)));
  if (!success) throw new Error(message);
}
