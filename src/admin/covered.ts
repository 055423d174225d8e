/** Whether a question or another dialog stands over the page: what the page does by key has to wait. */
export const isCovered = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog:modal') !== null
