// Style sheets that the page needs at first. They are added while the app is still loading, so that the first frame is painted
// without them. Code that needs one of them finds it in the page and does not wait for it.

declare global {
  interface Window {
    /** Ends when all of them apply, or have failed; the app draws nothing before. None in a page that was not built. */
    skyledgerStyles?: Promise<unknown>;
  }
}

/** Resolves when it applies. One that fails is removed again, so that the code that needs it asks for it anew. */
export function addStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // As the app asks for it.
  link.crossOrigin = 'anonymous';
  const end = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
  });
  document.head.append(link);
  return end;
}
