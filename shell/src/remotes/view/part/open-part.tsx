import type { ExposedModule } from '../../federation/exposed-module.ts';
import { useContext, type ComponentType } from 'react';
import { LoadFailure } from '../../../transfer/load-failure.ts';
import { PartPropsContext } from './part-props.ts';

export async function openPart(remote: ExposedModule, name: string): Promise<ComponentType> {
  const load = remote.parts?.[name];
  if (!load) throw new LoadFailure(`There is no part called ${name}`, { canRecover: false });
  const Part = await load();
  return function OpenPart() {
    return <Part {...useContext(PartPropsContext)} />;
  };
}
