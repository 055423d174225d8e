/** The dialog with its index, which no page loads before somebody searches. */
export const loadSearch = () => import('./SearchDialog.tsx')
