import type { PartProps } from '@suite/remote-kit';
import { createContext } from 'react';

export const PartPropsContext = createContext<PartProps>({ open: false, onClose: () => undefined });
