/** The measured journeys open no part. */
export const loadRemotePart = () => Promise.reject(new Error('The one bundle has no parts'));

export const preloadPart = () => undefined;
