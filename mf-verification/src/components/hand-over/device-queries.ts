/** Wide enough to be a computer's window. */
export const desktopWidth = '(min-width: 62rem)';

/** Whether the device has a mouse or a touchpad, as computers have and phones do not. */
export const computer = '(hover: hover) and (pointer: fine)';
