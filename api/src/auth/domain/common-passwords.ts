// The set omits shorter passwords, which violate the rules anyway.
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 6));
}

export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon().catch((error: unknown) => {
    common = undefined;
    throw error;
  });
  return (await common).has(password.toLowerCase());
}
