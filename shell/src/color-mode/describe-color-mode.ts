import type { ColorMode } from '@suite/ui/core';
import { t } from '../languages/catalog.ts';

export function describeColorMode(mode: ColorMode): string {
  return mode === 'dark' ? t('Use the dark look') : t('Use the light look');
}
