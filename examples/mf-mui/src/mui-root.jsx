import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { useContextValue } from './use-context-value.js';

/** Has MUI put its styles into the shadow root, and what it opens into the overlay. */
export function MuiRoot({ context, children }) {
  const mode = useContextValue(context, 'theme');
  const cache = useMemo(
    () => createCache({ key: 'mui', container: context.root, nonce: context.nonce }),
    [context],
  );
  const theme = useMemo(() => {
    const inOverlay = { defaultProps: { container: context.overlay } };
    const components = { MuiModal: inOverlay, MuiPopover: inOverlay, MuiPopper: inOverlay };
    // MUI fades colours also for people who asked their system for less motion.
    const transitions = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? { create: () => 'none' }
      : {};
    return createTheme({ palette: { mode }, direction: context.direction, components, transitions });
  }, [context, mode]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
