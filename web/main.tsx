// Starts the app: colour scheme and catalogue first, so that the first paint is already the right one.
import '@fontsource-variable/inter/opsz.css';
// Written by the build (scripts/web/letters-plugin.ts); after those that it comes before.
import '#letters.css';
import './theme/mantine.css';
import './theme/measures.css';
import './theme/kit.css';
import './theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteInput } from './browser/unsaved-input.ts';
import { overlayCode } from './components/overlays/overlay-code.ts';
import { firstTexts, restOfTexts } from './intl/catalogues.ts';
import { startLanguage } from './intl/language.ts';
import { noteFocus } from './mutations/keep-focus.ts';
import { reportRecovered } from './report-recovered.ts';
import { createRouter } from './routes.tsx';
import { atNextRest, untilDone } from './settled.ts';
import { applyStoredScheme } from './theme/color-scheme.ts';
import { restOfStyles } from './with-rest.ts';

async function start(container: HTMLElement): Promise<void> {
  applyStoredScheme();
  const language = startLanguage();
  const texts = firstTexts(language);
  // The router loads code that looks once whether its style sheets are in the page.
  await window.skyledgerStyles;
  // After the language, which may change the address.
  const router = createRouter();
  const messages = await texts;
  createRoot(container, { onRecoverableError: reportRecovered }).render(
    <StrictMode>
      <App language={language} messages={messages} router={router} />
    </StrictMode>,
  );
}

noteFocus();
noteInput();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
void untilDone(start(container));
// What fails now is asked for again where it is needed.
atNextRest(() => {
  for (const rest of [restOfTexts(), restOfStyles(), overlayCode()]) rest.catch(() => undefined);
});
