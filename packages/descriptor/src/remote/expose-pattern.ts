/** The names of exposed modules: `./remote`, `./verify-guests`. */
export const exposePattern = /^\.\/[a-z0-9-]+$/;
