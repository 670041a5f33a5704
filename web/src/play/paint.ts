/** When the browser has shown what is on the page. */

/** A tab nobody sees is not painted, and a busy machine may paint late: nobody waits longer than this. */
const AT_MOST = 100;

/** After the next frame is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST);
    requestAnimationFrame(() => {
      // A frame is painted after its callbacks: what comes next in line comes after that.
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}
