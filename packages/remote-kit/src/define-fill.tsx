import type { Catalog } from '@suite/i18n';
import type { ComponentType } from 'react';
import { loadWithTexts } from './load-with-texts.ts';
import { RemoteHostContext, type RemoteHost } from './remote-host.ts';

/** The default export of an exposed module that fills a slot, the interface between host and fill. */
export interface FillModule<Props extends object = object> {
  /** Loads the component that the slot shows; called again when a first attempt failed. */
  createFill(host: RemoteHost): Promise<ComponentType<Props>>;
}

interface FillDefinition<Props extends object> {
  /** Loads the component that takes the props of the slot. */
  component: () => Promise<ComponentType<Props>>;
  /** The texts of the fill; it is shown once they are there in the language of the page. */
  catalog?: Pick<Catalog<never>, 'load'>;
}

/**
 * Declares what fills a slot: `export default defineFill<BookingsSlots['booking-details.sections']>({ component })`.
 * @typeParam Props what the slot gives, as the contracts of the offering team publish it
 */
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
