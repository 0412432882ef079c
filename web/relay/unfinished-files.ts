// Remembers that a download is running. If the page is left meanwhile, e.g. for a sign-in, the next page can say that the
// file did not arrive.

const STORAGE_KEY = 'skyledger-unfinished-file';

let underWay = 0;
let isLeft = false;
let isFollowed = false;

/** Browsers end requests after `pagehide`. A page from the back-forward cache gets `pageshow`. */
function followPage(): void {
  if (isFollowed) return;
  isFollowed = true;
  for (const event of ['pagehide', 'pageshow'])
    addEventListener(event, () => {
      isLeft = event === 'pagehide';
    });
}

/** Call the returned function when the download ends; `isLeaving`: it ends because the page is left. */
export function fileUnderWay(): (isLeaving: boolean) => void {
  followPage();
  underWay += 1;
  sessionStorage.setItem(STORAGE_KEY, 'true');
  return (isLeaving) => {
    underWay -= 1;
    if (underWay === 0 && !isLeaving && !isLeft) sessionStorage.removeItem(STORAGE_KEY);
  };
}

/** True once if this tab was left during a download. */
export function takeUnfinishedFile(): boolean {
  const isUnfinished = underWay === 0 && sessionStorage.getItem(STORAGE_KEY) !== null;
  if (isUnfinished) sessionStorage.removeItem(STORAGE_KEY);
  return isUnfinished;
}
