import type { Problem } from '@suite/descriptor';
import { ReleaseFailure } from '../release-failure.ts';

export interface Registry {
  url: string;
  token: string;
}

interface Envelope {
  success: boolean;
  message: string;
  result: unknown;
  errors?: Problem[];
}

export interface Answer<Result> {
  message: string;
  result: Result;
}

/** @throws ReleaseFailure with the registry's message */
export async function callRegistry<Result>(
  { url, token }: Registry,
  path: string,
  init: RequestInit = {},
): Promise<Answer<Result>> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  const response = await send(url, path, { ...init, headers });
  const answer = await readEnvelope(response);
  if (!answer) {
    throw new ReleaseFailure(
      `${url} answered ${response.status} and does not look like a registry. Check --registry.`,
    );
  }
  if (!answer.success) throw new ReleaseFailure(answer.message, answer.errors);
  return { message: answer.message, result: answer.result as Result };
}

async function send(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, url), init);
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
    const reason = cause?.code ?? (error as Error).message;
    throw new ReleaseFailure(
      `The registry at ${url} cannot be reached (${reason}). Is it running, and is --registry right?`,
    );
  }
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  const text = await response.text();
  try {
    const parsed = JSON.parse(text) as Partial<Envelope> | null;
    return typeof parsed?.success === 'boolean' && typeof parsed.message === 'string'
      ? (parsed as Envelope)
      : undefined;
  } catch {
    return undefined;
  }
}
