// Shared modules have to be chosen before the first of them is used.
import('./start.tsx');
