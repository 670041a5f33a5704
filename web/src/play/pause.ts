/** The one pause there is: before a bot chooses, or before a forced answer is given. */
let timer: ReturnType<typeof setTimeout> | undefined;

export const stopWaiting = (): void => clearTimeout(timer);

export function waitThen(next: () => void, milliseconds: number): void {
  stopWaiting();
  timer = setTimeout(next, milliseconds);
}
