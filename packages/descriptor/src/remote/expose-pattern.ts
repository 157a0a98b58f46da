export const exposePattern = /^\.\/[a-z0-9-]+$/;
