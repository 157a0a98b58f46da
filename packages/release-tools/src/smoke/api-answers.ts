import { answerGenerator, type AnswerSchema } from './generate-answer.ts';

interface Operation {
  operationId?: string;
  responses?: Readonly<
    Record<string, { content?: Readonly<Record<string, { schema?: AnswerSchema }>> } | undefined>
  >;
}

export interface OpenApi {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface ApiAnswer {
  status: number;
  contentType: string;
  body: string;
}

const json = 'application/json; charset=utf-8';
const done = { success: true, message: 'Done', result: null };

export function apiAnswers(document: OpenApi, permissions: readonly string[]) {
  const generate = answerGenerator();
  const routes = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      isPlain: !path.includes('{'),
      operation,
    })),
  );
  routes.sort((one, other) => Number(other.isPlain) - Number(one.isPlain));

  return (method: string, path: string): ApiAnswer => {
    const operation = routes.find((route) => route.method === method && route.pattern.test(path))?.operation;
    if (operation?.operationId === 'get-user-profile' || (!operation && path.endsWith('/user-profile')))
      return answer({ ...done, result: { ...asRecord(resultOf(operation)), ...sessionOf(permissions) } });
    const content = Object.entries(operation?.responses?.['2XX']?.content ?? {})[0];
    if (!content) return answer(done);
    const [contentType, { schema = {} }] = content;
    if (!contentType.startsWith('application/json')) return { status: 200, contentType, body: '' };
    return answer(generate(schema));
  };

  function resultOf(operation: Operation | undefined): unknown {
    const schema = operation?.responses?.['2XX']?.content?.['application/json']?.schema;
    return schema ? asRecord(generate(schema)).result : undefined;
  }
}

function answer(body: unknown): ApiAnswer {
  return { status: 200, contentType: json, body: JSON.stringify(body) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function sessionOf(permissions: readonly string[]) {
  return {
    user_id: 1,
    usr_email: 'smoke-run@example.test',
    roles: [{ id: 1, role_name: 'Smoke run', is_global: false }],
    permissions: permissions.map((permission_name) => ({ permission_name })),
    hotelId: 1,
    hotel_name: 'Sample',
    hotel_time_zone: 'Europe/London',
    is_approved: true,
    must_change_password: false,
  };
}
