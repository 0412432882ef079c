// Pages that stand alone, without the web app and without a script: sign-in and what is said around it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** In the page itself: two programs on two origins show these pages, and a page that stands alone asks for nothing else. */
const FONT = readFileSync(FONT_FILE).toString('base64');

const PAGE_STYLE = `
@font-face {
  font-family: "Inter Variable"; font-weight: 100 900;
  src: url(data:font/woff2;base64,${FONT}) format("woff2");
}
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --line: #e3e7ed; --field: #8590a2;
  --text: #101828; --quiet: #475467; --accent: #2257c9; --on-accent: #ffffff;
  --alert: #c4281c; --alert-back: #fdecea; --alert-line: #f0c4c4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b0e13; --card: #14181f; --line: #262d38; --field: #6b7687;
    --text: #e9edf3; --quiet: #a9b3c2; --accent: #7fa8ff; --on-accent: #0b0e13;
    --alert: #ff8a7a; --alert-back: #3a1d1c; --alert-line: #6b3334;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px 16px;
  display: flex; flex-direction: column; align-items: center; justify-content: center;
  background: var(--page); color: var(--text);
  font: 15px/1.5 "Inter Variable", system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", sans-serif;
}
.brand { display: flex; align-items: center; gap: 10px; margin-bottom: 20px; font-size: 18px; font-weight: 650; }
.brand svg { width: 28px; height: 28px; }
.brand rect { fill: var(--accent); }
main {
  width: 100%; max-width: 380px; padding: 28px;
  background: var(--card); border: 1px solid var(--line); border-radius: 8px;
}
h1 { margin: 0; font-size: 22px; line-height: 1.3; font-weight: 650; text-wrap: balance; }
p { margin: 6px 0 0; color: var(--quiet); }
form { margin-top: 20px; }
label { display: block; margin-top: 14px; font-weight: 550; }
input {
  display: block; width: 100%; height: 42px; margin-top: 4px; padding: 0 12px;
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 6px;
}
button, .button {
  display: block; width: 100%; margin-top: 22px; padding: 10px 12px; min-height: 42px; text-align: center;
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: 6px;
}
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.alert {
  margin-top: 16px; padding: 10px 12px; color: var(--alert);
  background: var(--alert-back); border: 1px solid var(--alert-line); border-radius: 6px;
}
button.quiet { color: var(--accent); background: none; border: 1px solid var(--line); }
.other button { margin-top: 12px; }
details { margin-top: 18px; }
summary { cursor: pointer; color: var(--accent); min-height: 24px; }
a:not(.button) { color: var(--accent); }
.qr { display: block; width: 100%; max-width: 220px; margin: 18px auto 0; border: 1px solid var(--line); border-radius: 6px; }
.key, .codes { text-align: center; overflow-wrap: anywhere; }
.key code, .codes code { font: 14px ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; color: var(--text); }
.codes { list-style: none; margin: 18px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 8px; }
.demo { width: 100%; max-width: 380px; margin: 16px 0 0; font-size: 13px; text-align: center; overflow-wrap: anywhere; }
.demo code { font: 12.5px ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; color: var(--text); }
.reference { font-size: 12.5px; overflow-wrap: anywhere; }
@media (max-width: 400px) { main { padding: 22px 18px; } }
`;

/** The directives of a policy that allow the sheet inside these pages with its font, and no other. */
export const PAGE_SOURCES = [
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  'font-src data:',
] as const;

/** The whole document around a `main` element, in the look of light or dark that the browser asks for. */
export function plainPage(language: string, title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Skyledger</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body>
<header class="brand">
  <svg viewBox="0 0 28 28" aria-hidden="true"><rect x="2" y="15" width="6" height="11" rx="1.5"/><rect x="11" y="9" width="6" height="17" rx="1.5"/><rect x="20" y="2" width="6" height="24" rx="1.5"/></svg>
  Skyledger
</header>
${body}
</body>
</html>`;
}
