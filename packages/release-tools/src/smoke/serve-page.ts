import type { Page, Route } from 'playwright-core';
import { releaseBase, type RegistryDocument } from '@suite/descriptor';
import { contentTypeOf } from '../content-type.ts';
import type { ApiAnswer } from './api-answers.ts';
import { neighbourCall } from './in-page/neighbour.ts';
import { describeLive, type SmokeRelease } from './smoke-release.ts';

export interface PageSources {
  origin: string;
  releases: readonly SmokeRelease[];
  answerApi: (method: string, path: string) => ApiAnswer;
  onLoadReports: (body: string) => void;
}

/** Answers every request from the release, the live shell or generated data; none reaches the API or another origin. */
export async function servePage(
  page: Page,
  { origin, releases, answerApi, onLoadReports }: PageSources,
): Promise<void> {
  const document: RegistryDocument = { version: 1, remotes: releases.map(describeLive), restrictedPaths: [] };
  const files = new Map(
    releases.flatMap(({ manifest, release, files: contents }) =>
      [...contents].map(([file, body]) => [releaseBase(manifest.name, release) + file, body] as const),
    ),
  );
  const respond = (route: Route): Promise<void> => {
    const request = route.request();
    const { origin: asked, pathname } = new URL(request.url());
    if (asked !== origin) return route.abort();
    const file = files.get(pathname);
    if (file) return route.fulfill({ body: file, contentType: contentTypeOf(pathname) });
    if (pathname === '/platform/remotes')
      return route.fulfill({
        json: document,
        headers: { etag: '"smoke"', 'content-type': 'application/json' },
      });
    if (pathname === neighbourCall) return route.fulfill({ json: { rows: [1, 2] } });
    if (pathname === '/platform/telemetry') {
      onLoadReports(request.postData() ?? '');
      return route.fulfill({ status: 204 });
    }
    if (pathname.startsWith('/api/')) return route.fulfill(answerApi(request.method(), pathname));
    if (pathname.startsWith('/platform/') || pathname.startsWith('/releases/') || request.method() !== 'GET')
      return route.fulfill({ status: 404, json: { success: false, message: 'Not part of a smoke run' } });
    return route.continue();
  };
  await page.route('**/*', (route) => respond(route).catch(() => undefined));
}
