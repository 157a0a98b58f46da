// Many thousand passwords of leaked collections, the most used first; those the rules refuse anyway are left out.
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 6));
}

/** Whether a password is among those that are guessed first, however its letters are cased. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
}
