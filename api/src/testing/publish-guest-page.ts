import { draftRelease, list } from '@suite/registry/test-release';
import { pipelineOf } from './release-over-http.ts';

/** Makes a remote live that answers guests' links, in place of the suite's own. */
export async function publishGuestPage(url: string, token: string): Promise<void> {
  const remote = 'mf-verification';
  const draft = draftRelease(remote, {
    title: 'Guests',
    access: 'public',
    routes: [{ path: '/user-verification/:token', shellLayout: false }],
    menu: [],
  });
  draft.files['page/start.js'] = 'start();';
  // A style with an address in it is asked for, not put into the document.
  draft.files['page/page.css'] = 'p { background: url(data:,) }';
  draft.manifest.page = { scripts: ['page/start.js'], styles: ['page/page.css'] };
  const team = pipelineOf(remote, token);
  const { success, message } = await team.promote(url, await team.publish(url, list(draft)));
  if (!success) throw new Error(message);
}
