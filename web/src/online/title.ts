/** A mark before the page's title: somebody in another window sees that a table waits for them. */
const MARK = '● ';

let isMarked = false;
let watching: MutationObserver | null = null;

function write(): void {
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  const wanted = isMarked ? MARK + plain : plain;
  if (document.title !== wanted) document.title = wanted;
}

/** Screens set the title as they like: the mark stays before it. */
export function markTitle(marked: boolean): void {
  isMarked = marked;
  const title = document.querySelector('title');
  if (watching === null && title !== null) {
    watching = new MutationObserver(write);
    watching.observe(title, { childList: true, characterData: true, subtree: true });
  }
  write();
}
