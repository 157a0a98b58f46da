export const desktopWidth = '(min-width: 62rem)';

export const computer = '(hover: hover) and (pointer: fine)';
