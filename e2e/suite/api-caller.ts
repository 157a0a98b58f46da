import { demoPassword, type DemoAccount } from '../pages/sign-in.page.ts';

export interface ApiAnswer<Result> {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    message: string;
    result: Result;
    errorType?: string;
    errors?: { field: string; message: string }[];
    tokenExpired?: boolean;
    action?: { id: string };
  };
}

interface SignedIn {
  user: { hotelId: number | null; hotel_time_zone: string | null };
  accessToken: string;
  refreshToken: string;
}

export class ApiCaller {
  private readonly url: string;
  private readonly headers: Record<string, string>;
  private readonly usr_password: string;

  /** @param usr_password confirms sensitive calls */
  constructor(url: string, headers: Record<string, string> = {}, usr_password: string = demoPassword) {
    this.url = url;
    this.usr_password = usr_password;
    this.headers = headers;
  }

  get<Result>(path: string): Promise<ApiAnswer<Result>> {
    return this.send(path, {});
  }

  post<Result>(path: string, body: unknown): Promise<ApiAnswer<Result>> {
    return this.sendBody('POST', path, body);
  }

  put<Result>(path: string, body: unknown): Promise<ApiAnswer<Result>> {
    return this.sendBody('PUT', path, body);
  }

  patch<Result>(path: string, body: unknown): Promise<ApiAnswer<Result>> {
    return this.sendBody('PATCH', path, body);
  }

  delete<Result>(path: string): Promise<ApiAnswer<Result>> {
    return this.send(path, { method: 'DELETE' });
  }

  private sendBody<Result>(method: string, path: string, body: unknown): Promise<ApiAnswer<Result>> {
    const headers = { 'content-type': 'application/json' };
    return this.sendConfirmed(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Repeats a call with the password if it requires a confirmation. */
  private async sendConfirmed<Result>(path: string, request: RequestInit): Promise<ApiAnswer<Result>> {
    const answer = await this.send<Result>(path, request);
    const { action } = answer.body;
    if (!action) return answer;
    const { usr_password } = this;
    const body = JSON.stringify({ usr_password, actions: [action.id] });
    await this.send('/auth/confirmation', { ...request, method: 'POST', body });
    return this.send<Result>(path, request);
  }

  private async send<Result>(path: string, request: RequestInit): Promise<ApiAnswer<Result>> {
    const headers = { ...request.headers, ...this.headers } as Record<string, string>;
    const answer = await fetch(`${this.url}/api${path}`, { ...request, headers });
    const body = (await answer.json()) as ApiAnswer<Result>['body'];
    return { status: answer.status, headers: answer.headers, body };
  }
}

export async function signInByApi(url: string, account: DemoAccount) {
  const credentials = { usr_email: account, usr_password: demoPassword };
  const { status, headers, body } = await new ApiCaller(url).post<SignedIn>('/auth/login', credentials);
  if (status !== 200) throw new Error(`${account} could not sign in: ${body.message}`);
  const { user, accessToken, refreshToken } = body.result;
  const caller = new ApiCaller(url, { authorization: `Bearer ${accessToken}` });
  return { user, cookies: cookiesOf(headers), refreshToken, caller };
}

export function cookiesOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, value];
    }),
  );
}
