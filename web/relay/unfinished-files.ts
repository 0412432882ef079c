// Remembers that the page was left during a download, e.g. for a sign-in, so that the next page of the tab can say that the
// file did not arrive. Nothing is stored before the page is left: a tab that is duplicated copies what its original stored.

const STORAGE_KEY = 'skyledger-unfinished-file';

let underWay = 0;
let isFollowed = false;

const remember = () => sessionStorage.setItem(STORAGE_KEY, 'true');
const forget = () => sessionStorage.removeItem(STORAGE_KEY);

/** A page from the back-forward cache gets `pageshow`, and tells of its downloads itself. */
function followPage(): void {
  if (isFollowed) return;
  isFollowed = true;
  addEventListener('pagehide', () => {
    if (underWay > 0) remember();
  });
  addEventListener('pageshow', forget);
}

/** Call the returned function when the download ends; `isLeaving`: it ends because the page is left. */
export function fileUnderWay(): (isLeaving: boolean) => void {
  followPage();
  underWay += 1;
  return (isLeaving) => {
    underWay -= 1;
    if (isLeaving) remember();
  };
}

/** True once if this tab was left during a download. */
export function takeUnfinishedFile(): boolean {
  const isUnfinished = sessionStorage.getItem(STORAGE_KEY) !== null;
  if (isUnfinished) forget();
  return isUnfinished;
}
