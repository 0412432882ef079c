// The script within the page: says how the first frame is to look, asks while the app is still on its way, and names the
// files that the page will need.
import { isMarked } from '../browser/local-mark.ts';
import { chooseLanguage } from '../intl/language.ts';
import { askVisitKey } from '../relay/last-visit/ask-visit-key.ts';
import { ACCEPT, newRequestId, requestOf } from '../relay/request-of.ts';
import { applyStoredScheme } from '../theme/color-scheme.ts';
import { earlyFiles, earlyQuestions, type KnownFiles } from './questions.ts';
import { addStyle } from './styles.ts';

/** What the build knows: files, and documents by operation. */
declare const EARLY: KnownFiles & { documents: Record<string, string>; styles: string[] };

const { pathname, search, hostname } = location;
const isSigningIn = pathname.includes('/sign-in/');

applyStoredScheme();
if (isSigningIn) document.documentElement.dataset.first = 'bare';
else if (isMarked('sidebarCollapsed')) document.documentElement.dataset.first = 'folded';

const language = chooseLanguage({
  pathname,
  cookies: document.cookie,
  browser: navigator.languages,
  hostname,
});

const files = earlyFiles(pathname, language, EARLY);
const isStyle = (file: string) => file.endsWith('.css');
// Those of every page come last, and before all that the app adds later: the order decides between their rules.
window.skyledgerStyles = Promise.all([...files.filter(isStyle), ...EARLY.styles].map(addStyle));
for (const file of files) {
  if (isStyle(file)) continue;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

if (isMarked('hasLastVisit') && !isSigningIn) {
  window.skyledgerVisitKey = askVisitKey();
  window.skyledgerVisitKey.catch(() => undefined);
}

window.skyledgerEarly = earlyQuestions({ pathname, search }).map(({ name, variables }) => {
  const controller = new AbortController();
  const requestId = newRequestId();
  const id = EARLY.documents[name] ?? '';
  const { address, init } = requestOf({
    accept: ACCEPT,
    body: { documentId: id, variables, operationName: name },
    language,
    requestId,
    signal: controller.signal,
  });
  const response = fetch(address, init);
  // Told to the code that takes it.
  response.catch(() => undefined);
  return { id, variables: JSON.stringify(variables), requestId, controller, response };
});
