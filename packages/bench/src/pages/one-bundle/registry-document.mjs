const data = { version: 1, remotes: [BUNDLED_REMOTE], restrictedPaths: [] };

/** The menu is fixed at build time. */
export const useRegistryDocument = () => ({ data, isPending: false, isFetching: false });

export const fetchVisitorsDocument = async () => data;

export const refreshRegistryDocument = async () => undefined;

export const refreshChangedDocument = async () => undefined;

/** The document never changes. */
export const observeFirstDocument = () => undefined;

export const isUnconfirmed = () => false;

export const isRecent = () => true;
