import * as apiClient from '@suite/api-client';
import * as i18n from '@suite/i18n';
import * as session from '@suite/session';
import * as uiCore from '@suite/ui/core';
import * as query from '@tanstack/react-query';
import * as jotai from 'jotai';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import {
  BrowserRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import * as yup from 'yup';
import { loadUi } from './load-ui.ts';

/** `routerNames` in the webpack configuration lists the same names. */
const router = {
  BrowserRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
};

type Provided = { lib: () => object } | { get: () => Promise<() => object> };

export const sharedModules: Record<string, Provided> = {
  react: { lib: () => React },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => ReactDom },
  'react-router-dom': { lib: () => router },
  '@tanstack/react-query': { lib: () => query },
  jotai: { lib: () => jotai },
  yup: { lib: () => yup },
  '@suite/api-client': { lib: () => apiClient },
  '@suite/i18n': { lib: () => i18n },
  '@suite/session': { lib: () => session },
  '@suite/ui/core': { lib: () => uiCore },
  '@suite/ui': {
    get: async () => {
      const ui = await loadUi();
      return () => ui;
    },
  },
};
