import { sql } from '@suite/database';
import { authenticatorApp, stopClock } from '../authenticator-app.ts';
import { testPassword } from '../create-test-app.ts';
import { insertUser } from './insert-user.ts';
import { openAccountTest, sessionOf, type AccountTest, type Headers } from './open-account-test.ts';

export interface SecondFactorTest extends AccountTest {
  passSteps(count: number): void;
  addPerson(hotel_id?: number | null): Promise<string>;
  setUp(headers: Headers): Promise<{ codeOf: (ahead?: number) => string; recovery_codes: string[] }>;
  /** The session's sign-in is too old for a recent confirmation. */
  addPersonWithApp(hotel_id?: number | null): Promise<PersonWithApp>;
  begin(usr_email: string, remoteAddress?: string): Promise<string>;
  finish(login_token: string, code: string, remoteAddress?: string): ReturnType<AccountTest['call']>;
}

export interface PersonWithApp {
  usr_email: string;
  session: Headers;
  codeOf: (ahead?: number) => string;
  recovery_codes: string[];
}

let people = 0;

export async function openSecondFactorTest(): Promise<SecondFactorTest> {
  const clock = stopClock();
  const server = await openAccountTest();
  const { app, database, call } = server;
  const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });

  async function addPerson(hotel_id: number | null = null): Promise<string> {
    const usr_email = `person${(people += 1)}@suite.test`;
    await insertUser(database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
    return usr_email;
  }
  async function setUp(headers: Headers) {
    const begun = await call('POST', '/auth/second-factor/begin', headers);
    const codeOf = authenticatorApp(begun.json().result.uri);
    const made = await call('POST', '/auth/second-factor', headers, { code: codeOf() });
    if (made.statusCode !== 201) throw new Error(made.body);
    return { codeOf, recovery_codes: made.json().result.recovery_codes as string[] };
  }
  async function addPersonWithApp(hotel_id: number | null = null): Promise<PersonWithApp> {
    const usr_email = await addPerson(hotel_id);
    const session = sessionOf(await server.login(usr_email, testPassword));
    const made = await setUp(session);
    await database.query(sql`
      update sessions set signed_in_at = now() - interval '1 hour', address = '198.51.100.9'
      where user_id = (select user_id from users where usr_email = ${usr_email})`);
    clock.passSteps(1);
    return { usr_email, session, ...made };
  }
  return {
    ...server,
    ...clock,
    addPerson,
    setUp,
    addPersonWithApp,
    async begin(usr_email, remoteAddress) {
      const answer = await post('/auth/login', { usr_email, usr_password: testPassword }, remoteAddress);
      const { login_token } = answer.json().result;
      if (!login_token) throw new Error(answer.body);
      return login_token;
    },
    finish: (login_token, code, remoteAddress) =>
      post('/auth/login/second-factor', { login_token, code }, remoteAddress),
  };
}
