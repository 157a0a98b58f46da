import '@testing-library/jest-dom/jest-globals';
import * as React from 'react';
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

// React keeps a stack for every element it makes, to name in a warning the line that made it; a tenth of what drawing takes.
// It stops by itself after 10,000 elements a second. Warnings still name the components.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
