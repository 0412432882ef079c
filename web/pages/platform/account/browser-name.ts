// What a browser calls itself, in words that people know.
import Bowser from 'bowser';

/** Such as "Chrome 131, Windows"; null for a header that names no known browser. */
export function browserOf(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  const named = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ');
  return os.name ? `${named}, ${os.name}` : named;
}
