import { createReleaseToken } from '@suite/registry';
import type { TestApp } from './create-test-app.ts';
import { pipelineOf } from './release-over-http.ts';

/** One load of the remote has succeeded. */
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
