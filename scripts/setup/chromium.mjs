// Finds a Chromium for the browser tests; as root on a Debian machine it installs one.
import { canInstall, canRun, install } from './debian.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: CHROMIUM_PATH, one of the usual places, or one newly installed.
 * @returns {Promise<string>} */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (canInstall()) await install(['chromium'], { recommended: true });
  const installed = find();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function find() {
  return [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((place) => place !== '' && canRun(place));
}
