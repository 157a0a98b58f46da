import { setTimeout as sleep } from 'node:timers/promises';
import { compareLayouts, describePlaces } from './compare-layouts.ts';
import { examinePage, type LeftBehind } from './examine-page.ts';
import { neighbourPath } from './in-page/neighbour.ts';
import type { InspectedPage } from './inspect-page.ts';
import { HungPage, LostPage, ShellFailure } from './smoke-page.ts';
import { capturePage, type PageBaseline, type VisitContext } from './visit-context.ts';

const pollMs = 40;
const shellMs = 20_000;
/** A late response may redirect the user again, who then leaves again. */
const maxDepartures = 3;
/** A style may still load for this long. */
const settleMs = 1_000;
/** A mounted screen may throw with its first responses or timers. */
const quietMs = 150;
const runningMs = 250;
/** Exceeds the delay of the shell's reports, 1 s, and of their batch, 3 s. */
const reportMs = 6_000;

export async function visitRoutes(context: VisitContext): Promise<void> {
  const { inspected, smokePage, origin, routes, note } = context;
  await smokePage.open(origin + neighbourPath);
  const isUp = await pollUntil(async () => (await inspected.neighbour()).outcome === 'ok', shellMs);
  if (!isUp) throw new ShellFailure(`the shell at ${origin} does not come up in the browser`);
  const before = await capturePage(inspected);
  const [first = '/'] = routes;
  const left: LeftBehind[] = [];
  let at = first;
  try {
    for (const path of [first, first, ...routes.slice(1)]) {
      at = path;
      const works = (await mount(context, path, before)) && (await leave(context, before));
      if (left.length < 2) left.push(await readLeftBehind(inspected));
      if (!works) break;
    }
    await examinePage(context, before, left);
  } catch (error) {
    if (error instanceof HungPage) {
      await smokePage.interrupt();
      await note({
        code: 'endless-loop',
        message: `The page stood still at ${at}: a script of the release does not end. Find the loop that has no way out.`,
      });
    } else if (error instanceof LostPage) {
      await note({
        code: 'page-lost',
        message: `The page was lost at ${at}: ${error.message}. Never reload or leave the document, and leave globals alone.`,
      });
    } else throw error;
  }
  const [thrown] = smokePage.thrown;
  if (thrown !== undefined)
    await note({
      code: 'throws',
      message: `The release threw at import, mount or leave: ${thrown}. Mend it, or catch it where it is thrown.`,
    });
}

async function mount(context: VisitContext, path: string, before: PageBaseline): Promise<boolean> {
  const { inspected, release, mountMs, note } = context;
  const { title } = release.manifest.descriptor;
  await inspected.watchRunning(false);
  await inspected.goTo(path);
  const isOver = async () => (await inspected.place(title)) !== 'loading';
  const isInTime = await pollUntil(isOver, mountMs);
  if (isInTime) await sleep(quietMs);
  const place = await inspected.place(title);
  if (place === 'gone') {
    await note({
      code: 'styles-outside',
      message: `${path} removes the shell from the page. Change nothing outside the element the remote is drawn in.`,
    });
    return false;
  }
  if (place !== 'mounted') {
    const what =
      place === 'failed'
        ? `ends in the card of the shell for a remote that failed${await describeReason(context)}`
        : `does not stand in the page within ${mountMs / 1000} s`;
    await note({
      code: 'not-mounted',
      message: `${path} ${what}. Open it in the suite with the console open, and mend what it says.`,
    });
    await noteHitShell(context, path, before);
    await leave(context, before);
    return false;
  }
  await noteHitShell(context, path, before);
  await noteUnreachedStyles(context, path);
  return true;
}

/** Waits for the shell's delayed report unless the release has thrown. */
async function describeReason({ failures, smokePage }: VisitContext): Promise<string> {
  if (smokePage.thrown.length === 0) await pollUntil(async () => failures.length > 0, reportMs);
  const reason = failures.at(-1) ?? smokePage.thrown.at(-1);
  return reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`;
}

async function noteUnreachedStyles({ inspected, note }: VisitContext, path: string): Promise<void> {
  const { styles, library } = await inspected.unreachedStyles();
  if (styles.length === 0) return;
  await note({
    code: 'styles-unreached',
    message: `${path} is drawn without styles that the release adds to the document (${describePlaces(styles)}): they do not reach its shadow root. ${styleRemedies[library]}`,
  });
}

const styleRemedies = {
  emotion:
    'Emotion and MUI: wrap the application into <CacheProvider value={createCache({ key, container: context.root, nonce: context.nonce })}>.',
  'styled-components':
    'styled-components: wrap the application into <StyleSheetManager target={context.root}>.',
  'ant-design': 'Ant Design: wrap the application into <StyleProvider container={context.root}>.',
  other: 'Have the library that makes them put them into context.root, or ship them as a style sheet.',
};

async function noteHitShell(context: VisitContext, path: string, before: PageBaseline): Promise<void> {
  const { inspected, note } = context;
  const hit = await changedPlaces(before.layout.outside, () => inspected.layout(true), path, context);
  if (hit.length > 0)
    await note({
      code: 'styles-outside',
      message: `${path} changes how the shell looks outside the remote (${describePlaces(hit)}). Use CSS modules, and no selector such as body or button.`,
    });
}

async function changedPlaces(
  before: PageBaseline['layout']['outside'],
  read: () => Promise<PageBaseline['layout']['outside']>,
  path: string,
  { release }: VisitContext,
): Promise<string[]> {
  const routes = release.manifest.descriptor.routes;
  if (routes.some((route) => route.shellLayout === false) && path !== neighbourPath) return [];
  let changed: string[] = [];
  await pollUntil(async () => {
    changed = compareLayouts(before, await read());
    return changed.length === 0;
  }, settleMs);
  return changed;
}

async function leave(context: VisitContext, before: PageBaseline): Promise<boolean> {
  const { inspected, mountMs } = context;
  const { mounts } = await inspected.neighbour();
  let departures = 0;
  const isBack = async () => {
    if (departures < maxDepartures && (departures === 0 || (await inspected.path()) !== neighbourPath)) {
      departures += 1;
      await inspected.goTo(neighbourPath);
    }
    const state = await inspected.neighbour();
    return state.mounts > mounts && state.outcome === 'ok';
  };
  const isUp = await pollUntil(isBack, mountMs);
  if (!isUp) {
    const { outcome } = await inspected.neighbour();
    const why = outcome === null || outcome === 'ok' ? 'it does not come up' : outcome;
    await noteNextPage(context, why);
    return false;
  }
  await inspected.watchRunning(true);
  const hit = await changedPlaces(before.layout.all, () => inspected.layout(false), neighbourPath, context);
  if (hit.length > 0) {
    await context.note({
      code: 'styles-outside',
      message: `After leaving, the page of another remote looks otherwise (${describePlaces(hit)}). Style nothing but own elements, and take back what was put into the document.`,
    });
  }
  const obstacle = await inspected.press();
  const isPressed = async () => (await inspected.pressed()) === 'Pressed 1';
  if (obstacle !== '' || !(await pollUntil(isPressed, settleMs)))
    await noteNextPage(context, obstacle || 'its button does nothing');
  return true;
}

function noteNextPage({ note }: VisitContext, why: string): Promise<void> {
  return note({
    code: 'next-page',
    message: `After the release the page of another remote is broken (${why}). Take back on leaving whatever was changed for all.`,
  });
}

async function readLeftBehind(inspected: InspectedPage): Promise<LeftBehind> {
  await sleep(runningMs);
  const left = await inspected.leftBehind();
  await inspected.watchRunning(false);
  return left;
}

async function pollUntil(isTrue: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await sleep(pollMs);
  }
}
