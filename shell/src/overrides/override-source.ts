import { isOverriding } from './override-key.ts';

/** What the question for the registry document carries besides: nothing, for all but those who override a remote. */
export async function overrideHeaders(): Promise<Record<string, string>> {
  if (!isOverriding()) return {};
  try {
    const { uploadOverrides } = await import('./upload-overrides.ts');
    return await uploadOverrides();
  } catch {
    // Without its override the page still works; the panel says that nothing is overridden.
    return {};
  }
}
