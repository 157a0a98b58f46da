/** Stands in for the shell's module of this name. */
export const loadSignedInArea = () => import(SIGNED_IN_AREA_MODULE);
