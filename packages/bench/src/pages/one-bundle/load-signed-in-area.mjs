/** Stands in for the shell's module of this name. */
export const loadSignedInArea = () => import(/* webpackChunkName: "signed-in-area" */ SIGNED_IN_AREA_MODULE);
