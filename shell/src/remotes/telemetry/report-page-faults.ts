import { redactReason, type LoadReport } from '@suite/descriptor';
import { onBuiltInsRestored } from '../../page-guard/built-ins.ts';
import { listShownReleases, onShownChange } from '../../page-guard/shown-releases.ts';
import { onBlockingDialog } from '../../page-guard/watchdog/blocking-dialogs.ts';
import { listReleasesRun, onRun, sendReport } from './send-reports.ts';

const maxReportsPerPage = 10;
const maxNames = 5;
let sent = 0;

/** The releases whose code can be the cause of what happens to the page: those shown, or the last one that was started. */
function listSuspects(): string[] {
  const shown = listShownReleases();
  return shown.length > 0 ? shown : listReleasesRun().slice(-1);
}

function reportOf(suspect: string, outcome: LoadReport['outcome'], reason: string): LoadReport {
  const [remote = '', release = ''] = suspect.split('/');
  const failure = { reason: redactReason(reason) };
  const ran_before = listReleasesRun().length;
  return { remote, release, outcome, phase: 'render', cold: false, times: {}, failure, ran_before };
}

/** Ready to be sent by the watchdog; null while no release can be the cause, and for an override of a developer. */
function freezeReport(): string | null {
  const suspects = listSuspects();
  if (suspects.length === 0 || suspects.some((one) => !/^[^/]+\/[^/]+$/.test(one))) return null;
  // With several in the page none is known to be the cause: an error that is listed, and demotes none of them.
  const outcome = suspects.length === 1 ? 'froze' : 'threw';
  const reason = 'the page stopped answering for ten seconds';
  return JSON.stringify({
    reports: suspects.map((one) => reportOf(one, outcome, reason)),
    ran: listReleasesRun(),
  });
}

function startWatchdog(): void {
  if (!('Worker' in globalThis)) return;
  const watchdog = new Worker(
    /* webpackChunkName: "watchdog" */ new URL('../../page-guard/watchdog/watchdog.ts', import.meta.url),
  );
  const answer = (isBlocked = false) =>
    watchdog.postMessage(isBlocked || document.hidden ? null : freezeReport());
  watchdog.addEventListener('message', () => answer());
  // Before the code of a release runs: it may be the last that runs in this page.
  for (const notify of [onShownChange, onRun]) notify(() => answer());
  onBlockingDialog(answer);
}

onBuiltInsRestored((names) => {
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  const reason = `built-ins of the page were replaced, and restored: ${names.slice(0, maxNames).join(', ')}${more}`;
  for (const suspect of listSuspects()) {
    sent += 1;
    if (sent <= maxReportsPerPage) sendReport(reportOf(suspect, 'threw', reason));
  }
});
startWatchdog();
