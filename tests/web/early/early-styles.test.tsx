// Style sheets that the page names early: the app waits for them once, and one that failed is asked for anew.
import { afterEach, expect, it, vi } from 'vitest';
import { addStyle } from '../../../web/early/styles.ts';

afterEach(() => vi.restoreAllMocks());

/** A page without a browser loads none: the link is taken before it would. */
function added(href: string) {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const end = addStyle(href);
  const link = append.mock.calls[0]?.[0] as HTMLLinkElement;
  return { link, end, remove: vi.spyOn(link, 'remove') };
}

it('is awaited until it applies, and stays where code that comes with it looks for it', async () => {
  const { link, end, remove } = added('/page.css');
  expect(link).toMatchObject({ rel: 'stylesheet', crossOrigin: 'anonymous' });
  const ended = vi.fn();
  void end.then(ended);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await end;
  expect(remove).not.toHaveBeenCalled();
});

it('is taken out again where it failed, and holds nothing up', async () => {
  const { link, end, remove } = added('/page.css');
  link.dispatchEvent(new Event('error'));
  await end;
  expect(remove).toHaveBeenCalled();
});
