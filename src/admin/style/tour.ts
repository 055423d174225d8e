import { defineSlotRecipe } from '@pandacss/dev'

/** The tour of the admin. */
export const tourLook = defineSlotRecipe({
  className: 'tour',
  slots: ['place', 'root', 'spotlight'],
  base: {
    place: { '--tour-z-index': '16' },
    root: {
      width: 'min(24rem, calc(100vw - 32px))',
      padding: '5',
      border: 'hairline',
      borderTop: '6px solid token(colors.green.700)',
      borderRadius: 'small',
      background: 'paper',
      '& h2': { fontSize: 'l', fontWeight: 'bold' },
      '& [data-part=progress-text]': { marginInlineEnd: 'auto' },
    },
    spotlight: { zIndex: '16', borderRadius: 'small', outline: '2px solid token(colors.focus)' },
  },
})
