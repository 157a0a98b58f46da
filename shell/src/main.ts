import { restoreTranslatedTexts } from '@suite/ui/translation';
import { startLanguage, whenLanguageIsReady } from './language/start-language.ts';
import { evaluateReact, storeBuiltIns } from './page-guard/built-ins.ts';
import { wrapBlockingDialogs } from './page-guard/watchdog/blocking-dialogs.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

startLanguage();

// All these modules are in one file. Evaluating them in one task would block a slow phone for half a second.
await import(/* webpackMode: "eager", webpackExports: ["loginEndpoint"] */ '@suite/contracts/auth');
await nextTask();
await import(/* webpackMode: "eager", webpackExports: ["callEndpoint"] */ '@suite/api-client');
await nextTask();
await import(/* webpackMode: "eager" */ './session/session-store.ts');
await nextTask();
await import(/* webpackMode: "eager" */ './remotes/registry/parse-registry-document.ts');
await nextTask();
const { beginPage } = await import(/* webpackMode: "eager" */ './begin-page.ts');
beginPage();
await nextTask();
wrapBlockingDialogs();
restoreTranslatedTexts();
storeBuiltIns();
await nextTask();
await evaluateReact(
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
);
await nextTask();
await import(/* webpackMode: "eager" */ './app.tsx');
await nextTask();
const { drawRoot } = await import(/* webpackMode: "eager" */ './root.tsx');
// The catalogs were registered after the language was requested.
const languageReady = whenLanguageIsReady();
if (languageReady) await languageReady;
drawRoot();
