import type { ExposedModule } from '../../federation/exposed-module.ts';
import { useContext, type ComponentType } from 'react';
import { LoadFailure } from '../../../transfer/load-failure.ts';
import { PartPropsContext } from './part-props.ts';

/**
 * Makes the component of a part, which takes its props from around it.
 * @throws LoadFailure when the release has no such part
 */
export async function openPart(remote: ExposedModule, name: string): Promise<ComponentType> {
  // A release that was built before there were parts has none.
  const load = remote.parts?.[name];
  if (!load) throw new LoadFailure(`There is no part called ${name}`, { canRecover: false });
  const Part = await load();
  return function OpenPart() {
    return <Part {...useContext(PartPropsContext)} />;
  };
}
