import { checkRegistryDocument, type LiveRemote, type RegistryDocument } from '@suite/descriptor';
import { matchPath } from 'react-router-dom';

/** Replaces a remote whose paths would break the page by its known entry, if any. Throws for an invalid document. */
export function parseRegistryDocument(value: unknown, known?: RegistryDocument): RegistryDocument {
  const checked = checkRegistryDocument(value);
  if (!checked.ok) throw new Error(`The registry's document is not one: ${checked.problems[0]?.message}`);
  const { remotes, ...rest } = checked.value;
  const knownOf = ({ name }: LiveRemote) => known?.remotes.filter((remote) => remote.name === name) ?? [];
  return {
    ...rest,
    remotes: remotes.flatMap((remote) => (canBeMatched(remote) ? [remote] : knownOf(remote))),
  };
}

const plainPath = /^[\w/:-]*$/;

function canBeMatched({ routes, menu }: LiveRemote): boolean {
  const paths = [...routes, ...menu]
    .map(({ path }) => path)
    .concat(menu.flatMap(({ alsoActiveOn }) => alsoActiveOn));
  try {
    for (const path of paths) if (!plainPath.test(path)) matchPath(path, '/');
    return true;
  } catch {
    return false;
  }
}
