import { restoreTranslatedTexts } from '@suite/ui/translation';
import { startLanguage, whenLanguageIsReady } from './language/start-language.ts';
import { evaluateReact, storeBuiltIns } from './page-guard/built-ins.ts';
import { wrapBlockingDialogs } from './page-guard/watchdog/blocking-dialogs.ts';
import { nextTask } from './scheduling/next-task.ts';

startLanguage();

// All of it is in this file. Run at once it would hold up a slow phone for half a second, in which nothing is painted or
// answered.
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
// The catalogs of the shell and of the components came after the language was asked for. English has nothing to wait for.
const languageReady = whenLanguageIsReady();
if (languageReady) await languageReady;
drawRoot();
