import { draftRelease, list } from '@suite/registry/test-release';
import { pipelineOf } from './release-over-http.ts';

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
  // A style that contains an address is not inlined.
  draft.files['page/page.css'] = 'p { background: url(data:,) }';
  draft.manifest.page = { scripts: ['page/start.js'], styles: ['page/page.css'] };
  const team = pipelineOf(remote, token);
  const { success, message } = await team.promote(url, await team.publish(url, list(draft)));
  if (!success) throw new Error(message);
}
