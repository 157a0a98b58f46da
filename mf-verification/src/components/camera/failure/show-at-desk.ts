import { createContext } from 'react';

export const ShowAtDesk = createContext<() => void>(() => undefined);
