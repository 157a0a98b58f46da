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

// jsdom prints an error for each pseudo-element; the element's own style replaces them.
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = readStyleLazily((element) => computeStyle(element));

// jsdom implements the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// React records a stack for each element, a tenth of the rendering time, until there are 10,000 per second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
