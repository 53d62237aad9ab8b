/**
 * Has the reason of every abort know its stack as a text at once. Until somebody reads it V8 keeps what
 * the functions on it belonged to, and with that the whole page that was being made; through the queue
 * of immediates each page keeps the ones before it. React aborts when a page is whole and nobody reads
 * why, so that pages made side by side were never let go of (react/react#37288).
 */
export function spellAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function aborted(...reason) {
    abort.apply(this, reason);
    void this.signal.reason?.stack;
  };
}
