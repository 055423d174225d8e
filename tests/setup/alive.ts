/** Runs in the page: whether React has it, and shows what only a living page does. */
export const isAlive = (): boolean =>
  Object.keys(document.querySelector('main h1') ?? {}).some(key =>
    key.startsWith('__reactFiber'),
  ) &&
  (window.held?.isOver === true || document.getElementById('page') === null)
