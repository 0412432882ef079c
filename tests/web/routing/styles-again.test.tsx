// A style sheet that could not be fetched is asked for again; one that is still on its way is left to whoever asked for it.
import { afterEach, expect, test } from 'vitest';
import { stylesAgain } from '../../../web/routing/styles-again.ts';

function newSheet(title: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.title = title;
  document.head.append(link);
  return link;
}

const shown = (title: string) => document.querySelector<HTMLLinkElement>(`link[title=${title}]`);

afterEach(() => document.head.replaceChildren());

test('a failed one is replaced, and what waits for another one still gets its event (A-14)', async () => {
  const failing = newSheet('failing');
  const coming = newSheet('coming');
  const came = new Promise((resolve) => coming.addEventListener('load', resolve));
  failing.dispatchEvent(new Event('error'));

  const again = stylesAgain();
  expect(shown('coming')).toBe(coming);
  expect(shown('failing')).not.toBe(failing);
  shown('failing')?.dispatchEvent(new Event('load'));
  await again;
  shown('coming')?.dispatchEvent(new Event('load'));
  await came;
});

test('one that fails again is a fault, and is asked for once more', async () => {
  const failing = newSheet('failing');
  failing.dispatchEvent(new Event('error'));
  const again = stylesAgain();
  shown('failing')?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow('could not be fetched');

  const second = shown('failing');
  const onceMore = stylesAgain();
  expect(shown('failing')).not.toBe(second);
  shown('failing')?.dispatchEvent(new Event('load'));
  await onceMore;
});
