import { fieldLook } from '#staffStyled/recipes'

/** The field of the search, before and after what it finds is loaded. */
export const finderField = {
  className: fieldLook(),
  type: 'text',
  'aria-label': '搜尋記錄、頁面、設定及動作',
  placeholder: '記錄、頁面、設定或動作…',
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 100,
  // The window begins here: see `beginHere`.
  'data-autofocus': true,
} as const
