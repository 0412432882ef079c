// The bundler asks for a stylesheet once, however often the module that needs it is asked for: one that could not be
// fetched would be missing from then on.

/** One that is still on its way is no part of it: whoever asked for it waits for its own event. */
const failed = new Set<HTMLLinkElement>();
// Addresses are read without a page, too.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

let asking: Promise<void> | null = null;

/** Asks again for the stylesheets that could not be fetched; rejects when one still cannot be. */
export function stylesAgain(): Promise<void> {
  asking ??= askAgain().finally(() => {
    asking = null;
  });
  return asking;
}

async function askAgain(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(replaced));
}

function replaced(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const answer = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${again.href} could not be fetched`)));
  });
  link.replaceWith(again);
  return answer;
}
