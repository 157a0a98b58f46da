import type { Problem } from '../../check.ts';
import { askedPermissions } from './asked-permissions.ts';
import { permissionNameSpace } from './permission-names.ts';
import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

const maxLabelLength = 60;

export function ownPermissionProblems(descriptor: RemoteDescriptor): Problem[] {
  const { name: remote, ownPermissions = [] } = descriptor;
  const nameSpace = permissionNameSpace(remote);
  const names = ownPermissions.map(({ name }) => name);
  const titles = ownPermissions.map(({ title }) => title.toLowerCase());
  const declared = ownPermissions.flatMap(({ name, title }, index): Problem[] => {
    const field = `ownPermissions[${index}]`;
    if (!name.startsWith(nameSpace))
      return [
        {
          field: `${field}.name`,
          message: `The permission ${name} of ${remote} must begin with ${nameSpace}`,
        },
      ];
    if (names.indexOf(name) !== index)
      return [{ field: `${field}.name`, message: `The permission ${name} is declared twice` }];
    if (titles.indexOf(title.toLowerCase()) !== index)
      return [{ field: `${field}.title`, message: `Two permissions have the title ${title}` }];
    return [];
  });
  const undeclared = askedPermissions(descriptor)
    .filter(({ name }) => name.startsWith(nameSpace) && !names.includes(name))
    .map(({ field, name }) => ({ field, message: `${name} is not among ownPermissions: declare it there` }));
  return [...declared, ...undeclared];
}

/** Explanations may be longer than titles and labels. */
export function translationProblems({ translations, ownPermissions = [] }: RemoteDescriptor): Problem[] {
  const explanations = new Set(ownPermissions.map(({ explanation }) => explanation));
  return Object.entries(translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts)
      .filter(([text, translated]) => translated.length > maxLabelLength && !explanations.has(text))
      .map(([text]) => ({
        field: 'translations',
        message: `translations.${language} has more than ${maxLabelLength} characters for "${text}"`,
      })),
  );
}
