import { overrideHeader } from '@suite/remote-kit/descriptor';
import { handIn } from './hand-in.ts';
import { overrideText, readOverrides, setOverrideCookie } from './kept-overrides.ts';

let handedIn: Promise<unknown> | undefined;

/** The header that asks for what is overridden. Before the first time in a page, what is served there is handed in. */
export async function sendOverrides(): Promise<Record<string, string>> {
  const text = overrideText(readOverrides());
  if (text === '') return {};
  handedIn ??= handInAll();
  await handedIn;
  return { [overrideHeader]: text };
}

function handInAll(): Promise<unknown> {
  const kept = readOverrides();
  setOverrideCookie(kept);
  return Promise.all(kept.filter(({ on }) => on).map(handIn));
}
