// The bundler asks for a stylesheet once, however often the module that needs it is asked for: one that could not be
// fetched would be missing from then on.

let asking: Promise<void> | null = null;

/** Asks again for the stylesheets that could not be fetched; rejects when one still cannot be. */
export function stylesAgain(): Promise<void> {
  asking ??= askAgain().finally(() => {
    asking = null;
  });
  return asking;
}

async function askAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter(isMissing).map(replaced));
}

/** A failed one has no sheet, or one whose rules may not be read, by the browser. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
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
