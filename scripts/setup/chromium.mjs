// Finds a Chromium for the browser tests; as root on a Debian machine it installs one.
import { execFileSync } from 'node:child_process';
import { canInstall, canRun, install } from './debian.mjs';

/** Chromium without windows: the same engine, for a fifth less work. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const HEADLESS = '/usr/bin/chromium-headless-shell';
const PLACES = [
  HEADLESS,
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
  const given = process.env.CHROMIUM_PATH ?? '';
  if (given !== '' && canRun(given)) return given;
  // With it come fonts and libraries.
  if (!find() && canInstall()) await install(['chromium'], { recommended: true });
  if (!canRun(HEADLESS) && canInstall() && isKnown(HEADLESS_PACKAGE)) await install([HEADLESS_PACKAGE]);
  const found = find();
  if (found) return found;
  console.error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function find() {
  return PLACES.find(canRun);
}

/** Whether apt can install the package in the version of the libraries that are there.
 * @param {string} name */
function isKnown(name) {
  try {
    execFileSync('apt-get', ['install', '--simulate', '--no-upgrade', '-qq', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
