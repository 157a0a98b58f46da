import type { RemoteDescriptor } from '@suite/descriptor';

export function translateDescriptor(
  descriptor: RemoteDescriptor,
  language: string | undefined,
): RemoteDescriptor {
  const { translations } = descriptor;
  const texts =
    translations && language && Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (!texts) return descriptor;
  const translate = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const withLabel = <Labelled extends { label: string }>(labelled: Labelled): Labelled => ({
    ...labelled,
    label: translate(labelled.label),
  });
  return {
    ...descriptor,
    title: translate(descriptor.title),
    routes: descriptor.routes.map(({ title, ...route }) => ({
      ...route,
      ...(title !== undefined && { title: translate(title) }),
    })),
    menu: descriptor.menu.map(({ group, count, ...entry }) => ({
      ...withLabel(entry),
      ...(group && { group: withLabel(group) }),
      ...(count && { count: withLabel(count) }),
    })),
    ...(descriptor.fills && {
      fills: descriptor.fills.map((fill) => ({ ...fill, title: translate(fill.title) })),
    }),
    ...(descriptor.actions && {
      actions: descriptor.actions.map(({ keywords, ...action }) => ({
        ...withLabel(action),
        // Users find an action by its words in either language.
        ...(keywords && { keywords: [...new Set([...keywords.map(translate), ...keywords, action.label])] }),
      })),
    }),
  };
}
