import type { Catalog } from '@suite/i18n';
import type { ComponentType } from 'react';
import { loadWithTexts } from './load-with-texts.ts';
import { RemoteHostContext, type RemoteHost } from './remote-host.ts';

/** A module that fills a slot exports this by default. */
export interface FillModule<Props extends object = object> {
  /** The host calls this again if the first attempt failed. */
  createFill(host: RemoteHost): Promise<ComponentType<Props>>;
}

interface FillDefinition<Props extends object> {
  component: () => Promise<ComponentType<Props>>;
  catalog?: Pick<Catalog<never>, 'load'>;
}

/** Declares a fill: `export default defineFill<BookingsSlots['booking-details.sections']>({ component })`. */
export function defineFill<Props extends object>({
  component,
  catalog,
}: FillDefinition<Props>): FillModule<Props> {
  const load = loadWithTexts(component, catalog);
  return {
    async createFill(host) {
      const Component = await load();
      return function Fill(props) {
        return (
          <RemoteHostContext value={host}>
            <Component {...props} />
          </RemoteHostContext>
        );
      };
    },
  };
}
