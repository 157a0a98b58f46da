import { redactReason, type LoadReport } from '@suite/descriptor';
import { onBuiltInsRestored } from '../../page-guard/built-ins.ts';
import { listShownReleases, onShownChange } from '../../page-guard/shown-releases.ts';
import { onBlockingDialog } from '../../page-guard/watchdog/blocking-dialogs.ts';
import { listReleasesRun, onRun, sendReport } from './send-reports.ts';

const maxReportsPerPage = 10;
const maxNames = 5;
let sent = 0;

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

function freezeReport(): string | null {
  const suspects = listSuspects();
  if (suspects.length === 0 || suspects.some((one) => !/^[^/]+\/[^/]+$/.test(one))) return null;
  // With several suspects the cause is unknown, so the report uses an outcome that demotes none of them.
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
  // The code about to run may block the page, so the watchdog gets the report first.
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
