import { loadOnce } from '../../http/load-once.ts';

// The set omits shorter passwords, which violate the rules anyway.
const common = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 6));
});

export async function isCommonPassword(password: string): Promise<boolean> {
  return (await common.load()).has(password.toLowerCase());
}
