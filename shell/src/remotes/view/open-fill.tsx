import { createContext, useContext, type ComponentType } from 'react';
import type { LiveRemote } from '@suite/descriptor';
import type { ExposedModule } from '../../federation/exposed-module.ts';
import { hostOf } from '../remote-host.ts';

/** What the slot gives the fill that is mounted below. */
export const FillPropsContext = createContext<object>({});

/**
 * Makes the component of a fill, which takes the props of its slot from around it.
 * @throws Error for a module that fills no slot
 */
export async function openFill(
  { createFill }: ExposedModule,
  declared: Pick<LiveRemote, 'name' | 'events'>,
): Promise<ComponentType> {
  if (!createFill) throw new Error('The module does not export what fills a slot');
  const Fill = await createFill(hostOf(declared));
  return function OpenFill() {
    return <Fill {...useContext(FillPropsContext)} />;
  };
}
