/** The layout and all behind it. One place asks for it, or the build would make it twice. */
export const loadSignedInArea = () => import('./signed-in-area.tsx');
