import type { FaceFinder } from './face-finder.ts';

let loading: Promise<FaceFinder> | undefined;

export function loadFaceFinder(onProgress: (share: number) => void = () => undefined): Promise<FaceFinder> {
  loading ??= load(onProgress).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(onProgress: (share: number) => void): Promise<FaceFinder> {
  const [{ faceFinder }, models] = await Promise.all([
    import('./face-finder.ts'),
    import('./model-files.ts').then(({ fetchModels }) => fetchModels(onProgress)),
  ]);
  return faceFinder(models);
}
