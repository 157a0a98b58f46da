import { createContext } from 'react';
import type { ColorMode } from './palettes.ts';

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
