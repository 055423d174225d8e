import { defineSlotRecipe } from '@pandacss/dev'

/** A long form: its groups, its contents, and what is shown beside it. */
export const groupsLook = defineSlotRecipe({
  className: 'groups',
  slots: ['root', 'group', 'coming', 'contents', 'beside', 'editing'],
  base: {
    root: {
      // What a long form is about stands below one another; who sees it, beside that.
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'token(spacing.6) token(spacing.10)',
      maxWidth: '76rem',
      wide: {
        '&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr) 17rem', alignItems: 'start' },
      },
      '@media (min-width: 64rem) and (max-width: 107.99rem)': {
        '[data-editing]:has(> aside) &': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    group: {
      '& + &': { marginTop: '6' },
      '& > h2': {
        paddingBottom: '1',
        marginBottom: '4',
        borderBottom: 'hairline',
        fontSize: 'l',
        fontWeight: 'bold',
        lineHeight: 'tight',
      },
      '& > p': { marginBottom: '4' },
      wide: {
        '[data-beside] > &': {
          position: 'sticky',
          top: 'var(--taken-top, 0px)',
          padding: '4',
          borderRadius: 'small',
          background: 'mist',
        },
        '[data-beside] > & > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      '@media (min-width: 64rem) and (max-width: 107.99rem)': {
        '[data-editing]:has(> aside) [data-beside] > &': { position: 'static' },
      },
    },
    coming: {
      // Said where it takes its time, and not in the blink of every form.
      transition: 'opacity 0s 0.5s',
      '@starting-style': { opacity: '0' },
    },
    contents: {
      borderBlock: 'hairline',
      overflowX: 'auto',
      '& ul': { display: 'flex' },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: 'touch',
        paddingInline: '3',
        color: 'green.700',
        whiteSpace: 'nowrap',
      },
      '& span': { color: 'ink.soft', fontSize: 's' },
      '& [data-wrong]': { color: 'red.600', fontWeight: 'bold' },
      wide: { gridColumn: '1 / -1' },
    },
    beside: {
      // Where there is no room for it, there is the window over the form.
      display: 'none',
      wide: {
        position: 'sticky',
        top: 'var(--taken-top, 0px)',
        display: 'block',
        maxHeight: 'calc(100dvh - var(--taken-top, 0px))',
        padding: 'token(spacing.5) token(spacing.4)',
        overflow: 'auto',
        borderInlineStart: 'hairline',
        '& h2': { fontSize: 'l', fontWeight: 'bold' },
      },
    },
    editing: {
      wide: {
        '&:has(> aside)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 40%)',
          alignItems: 'start',
          gap: '6',
        },
      },
    },
  },
})
