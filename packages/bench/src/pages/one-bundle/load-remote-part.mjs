/** The journeys never ask for a part: the one bundle has none. */
export const loadRemotePart = () => Promise.reject(new Error('The one bundle has no parts'));

export const preloadPart = () => undefined;
