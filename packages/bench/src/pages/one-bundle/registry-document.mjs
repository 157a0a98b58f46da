const data = { version: 1, remotes: [BUNDLED_REMOTE], restrictedPaths: [] };

/** Replaces the shell's module of this name: the menu is fixed at build time. */
export const useRegistryDocument = () => ({ data, isPending: false, isFetching: false });

export const registryDocumentQuery = () => ({ queryKey: ['registry-document'], queryFn: async () => data });

export const refreshRegistryDocument = async () => undefined;

export const refreshChangedDocument = async () => undefined;

/** The document never changes. */
export const observeFirstDocument = () => undefined;

export const isUnconfirmed = () => false;
