import { createContext } from 'react';

/** Closes the camera and offers the front desk in its place: the way of a guest whose camera does not work. */
export const ShowAtDesk = createContext<() => void>(() => undefined);
