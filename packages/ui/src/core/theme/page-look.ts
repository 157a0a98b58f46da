import { createContext } from 'react';
import type { ColorMode } from './palettes.ts';

/** How the page is drawn, for those parts of it that antd draws. */
export interface PageLook {
  mode: ColorMode;
  nonce: string | undefined;
  zeroRuntime: boolean;
}

export const PageLookContext = createContext<PageLook>({
  mode: 'light',
  nonce: undefined,
  zeroRuntime: false,
});
