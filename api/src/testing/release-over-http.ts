import { draftRelease, formOf, type ReleaseDraft } from '@suite/registry/test-release';

interface Moved {
  success: boolean;
  message: string;
}

export function pipelineOf(remote: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const command = async (url: string, name: string, body: object = {}) => {
    const answer = await fetch(`${url}/platform/remotes/${remote}/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Moved;
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
