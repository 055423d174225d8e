import { defineSlotRecipe } from '@pandacss/dev'

/** What one presses to leave it. */
export const dialogEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  marginTop: '5',
} as const

/** A window over the page. */
export const dialogLook = defineSlotRecipe({
  className: 'dialog',
  slots: ['root', 'backdrop', 'positioner', 'head', 'end'],
  base: {
    root: {
      '&:has([data-scope=date-picker])': { width: 'min(27rem, 100%)' },
      position: 'relative',
      width: 'min(56rem, 100%)',
      maxHeight: 'calc(100dvh - 32px)',
      padding: '5',
      overflow: 'auto',
      borderTop: '6px solid token(colors.green.700)',
      borderRadius: 'small',
      background: 'paper',
      '&[data-wide]': { width: 'min(84rem, 100%)' },
      '&[data-asks]': { width: 'min(28rem, 100%)', overflowWrap: 'anywhere' },
      '& h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
      '& p + :is(p, fieldset)': { marginTop: '3' },
      '&[data-asks] > p': { marginTop: '2' },
      '& [data-label]': { display: 'block', marginTop: '3', marginBottom: '1' },
    },
    backdrop: {
      // As high as the dialogs: what is opened last, with what is behind it, is over what was before.
      position: 'fixed',
      inset: '0',
      zIndex: '16',
      background: 'rgb(16 35 28 / 0.6)',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '16',
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      overflow: 'auto',
      '&:has([data-finder])': {
        // It stays where it is as what is found gets longer and shorter.
        alignItems: 'start',
      },
    },
    head: {
      // Its cross stays in reach while the rest scrolls.
      position: 'sticky',
      top: '-5',
      zIndex: '2',
      paddingTop: '5',
      marginTop: '-5',
      background: 'paper',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '3',
    },
    end: { ...dialogEnd, '[data-asks] &': { gap: '4' } },
  },
})
