import type { Failure } from '@suite/contracts/http';
import { askForConfirmation } from './confirmation.ts';
import { announceSignedOut } from './signed-out.ts';

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
