import type { PartProps } from '@suite/remote-kit';
import { createContext } from 'react';

/** What the part that is mounted below is told, while it is loaded and mounted as any release is. */
export const PartPropsContext = createContext<PartProps>({ open: false, onClose: () => undefined });
