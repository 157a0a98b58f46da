import type { Catalog } from '@suite/i18n';

export function loadWithTexts<Component>(
  load: () => Promise<Component>,
  catalog: Pick<Catalog<never>, 'load'> | undefined,
): () => Promise<Component> {
  return async () => {
    const [component] = await Promise.all([load(), catalog?.load()]);
    return component;
  };
}
