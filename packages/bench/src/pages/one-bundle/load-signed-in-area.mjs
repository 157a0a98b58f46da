export const loadSignedInArea = () => import(/* webpackChunkName: "signed-in-area" */ SIGNED_IN_AREA_MODULE);
