// Which files are on their way, so that the next page can say that one never arrived: a sign-in leaves the page.

const STORAGE_KEY = 'skyledger-unfinished-file';

let underWay = 0;
let isLeft = false;
let isFollowed = false;

/** The page is left before its requests are ended; one that is kept may come back. */
function followPage(): void {
  if (isFollowed) return;
  isFollowed = true;
  for (const event of ['pagehide', 'pageshow'])
    addEventListener(event, () => {
      isLeft = event === 'pagehide';
    });
}

/** Tells when the file has come, or is wanted no more; `isLeaving`: the page is left instead. */
export function fileUnderWay(): (isLeaving: boolean) => void {
  followPage();
  underWay += 1;
  sessionStorage.setItem(STORAGE_KEY, 'true');
  return (isLeaving) => {
    underWay -= 1;
    if (underWay === 0 && !isLeaving && !isLeft) sessionStorage.removeItem(STORAGE_KEY);
  };
}

/** Whether this tab was left while a file was on its way; told once. */
export function takeUnfinishedFile(): boolean {
  const isUnfinished = underWay === 0 && sessionStorage.getItem(STORAGE_KEY) !== null;
  if (isUnfinished) sessionStorage.removeItem(STORAGE_KEY);
  return isUnfinished;
}
