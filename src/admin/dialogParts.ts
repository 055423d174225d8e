/** What windows over the page are made of, in a file of its own: `dialogs.ts` fetches it. */
export { AskedQuestion } from './ask/AskedQuestion.tsx'
export { DialogWindow } from './DialogWindow.tsx'
