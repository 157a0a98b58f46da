import type { Failure, UnconfirmedAction } from '@suite/contracts/http';
import { renderAnswer } from '@suite/i18n';

type Confirm = (action: UnconfirmedAction | undefined) => Promise<boolean>;

let confirm: Confirm | undefined;
let queue: Promise<unknown> = Promise.resolve();
let asking: Promise<boolean> | undefined;

type UnreachableListener = () => void;

const unreachableListeners = new Set<UnreachableListener>();

/** The listener may resolve to true if the same user has signed in again; the refused call is then repeated. */
type SignedOutListener = (() => void) | (() => Promise<boolean>);

const signedOutListeners = new Set<SignedOutListener>();

/** `status` is missing for calls that were not refused. */
export type Refusal = Partial<Failure> & { status?: number | undefined };

interface Call<Answer> {
  send: () => Promise<Answer>;
  readRefusal: (answer: Answer) => Refusal | Promise<Refusal>;
  /** A 401 of other calls ends no session. */
  needsSession?: boolean;
}

/** Repeats a call that its session or its missing confirmation has refused, which has changed nothing. */
export async function sendInSession<Answer>(call: Call<Answer>): Promise<Answer> {
  const { answer, refusal } = await sendRenewed(call);
  const { errorType, action } = refusal;
  if (errorType !== 'CONFIRMATION_REQUIRED' || !(await askForConfirmation(action))) return answer;
  return (await sendRenewed(call)).answer;
}

async function sendRenewed<Answer>(call: Call<Answer>): Promise<{ answer: Answer; refusal: Refusal }> {
  const { send, readRefusal, needsSession = true } = call;
  let answer = await send();
  let refusal = await readRefusal(answer);
  if (isRenewed(refusal)) {
    answer = await send();
    refusal = await readRefusal(answer);
  }
  const hasEnded = needsSession && (refusal.status === 401 || isRenewed(refusal));
  return hasEnded && (await announceSignedOut()) ? sendRenewed(call) : { answer, refusal };
}

/** The refusal has renewed the cookies, so the same request succeeds if it is repeated. */
function isRenewed({ status, success, tokenExpired }: Refusal): boolean {
  return (status === 401 || status === 403) && success === false && tokenExpired === true;
}

/** Leaves the body for the caller. */
export async function readRefusalOf(answer: Response): Promise<Refusal> {
  if (answer.status !== 401 && answer.status !== 403) return {};
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return { ...(typeof body === 'object' ? body : {}), status: answer.status };
}

/** Calls `listener` whenever the server has ended the session. Returns the function that unsubscribes. */
export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener);
  return () => {
    signedOutListeners.delete(listener);
  };
}

async function announceSignedOut(): Promise<boolean> {
  const answers = await Promise.all([...signedOutListeners].map(async (listener) => listener()));
  return answers.includes(true);
}

/** Calls `listener` whenever the server was unreachable. Returns the function that unsubscribes. */
export function onUnreachable(listener: UnreachableListener): () => void {
  unreachableListeners.add(listener);
  return () => {
    unreachableListeners.delete(listener);
  };
}

export function announceUnreachable(): void {
  for (const listener of unreachableListeners) listener();
}

/** Registers the dialog that confirms calls, and returns the function that removes it. */
export function confirmWith(ask: Confirm): () => void {
  confirm = ask;
  return () => {
    if (confirm === ask) confirm = undefined;
  };
}

/**
 * Opens one dialog for all calls that need a recent confirmation, and one for each call with its own confirmation, so
 * that a dialog never changes while the user reads it.
 */
export function askForConfirmation(action?: UnconfirmedAction): Promise<boolean> {
  if (!action && asking) return asking;
  const asked = queue.then(() => {
    const translated = action && {
      ...action,
      sentence: renderAnswer({ ...action, message: action.sentence }),
    };
    return confirm?.(translated) ?? false;
  });
  queue = asked.catch(() => undefined);
  if (action) return asked;
  asking = asked.finally(() => {
    asking = undefined;
  });
  return asking;
}
