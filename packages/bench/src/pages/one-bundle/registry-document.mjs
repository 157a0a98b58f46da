const data = { version: 1, remotes: [BUNDLED_REMOTE], restrictedPaths: [] };
const answer = { data, isPending: false, isFetching: false, refetch: async () => answer };

/** Stands in for the shell's module of this name: the menu is known when the application is built. */
export const useRegistryDocument = () => answer;

export const registryDocumentQuery = () => ({ queryKey: ['registry-document'], queryFn: async () => data });
