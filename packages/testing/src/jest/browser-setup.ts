import '@testing-library/jest-dom/jest-globals';
import { readStyleLazily } from './computed-style.ts';

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;

window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

// jsdom knows no pseudo elements and says so, loudly, on each call: the element's own style stands in for theirs.
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = readStyleLazily((element) => computeStyle(element));

// jsdom knows the element and none of its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
