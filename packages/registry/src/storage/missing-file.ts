const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

function isMissing(error: unknown): boolean {
  return missing.has((error as NodeJS.ErrnoException).code ?? '');
}

export async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
