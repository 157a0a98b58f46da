import { string } from 'yup';

export function addressField(name: string) {
  return string().test('url', `${name} must be an http or https address`, isHttpUrl);
}

function isHttpUrl(value: string | undefined): boolean {
  return value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value));
}
