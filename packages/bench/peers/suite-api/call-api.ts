/** The result of a call; the session is in a cookie. */
export async function callApi<Result>(path: string, init?: RequestInit): Promise<Result> {
  const answer = await fetch(`/api${path}`, init);
  const { message, result } = (await answer.json()) as { message: string; result: Result };
  if (!answer.ok) throw new Error(message);
  return result;
}
