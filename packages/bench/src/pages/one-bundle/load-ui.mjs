/** Stands in for the shell's module of this name: nobody outside needs the whole package, parts of it are bundled. */
export const loadUi = async () => undefined;
