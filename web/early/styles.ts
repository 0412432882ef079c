// Style sheets that the page needs beside those that it names itself. They are put into the page while the app is still on its
// way: code that comes with a style sheet finds it there, and runs without waiting for it.

declare global {
  interface Window {
    /** Ends when all of them apply, or have failed; the app draws nothing before. None in a page that was not built. */
    skyledgerStyles?: Promise<unknown>;
  }
}

/** Ends when it applies. One that failed is taken out again, so that code that comes with it asks anew. */
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
