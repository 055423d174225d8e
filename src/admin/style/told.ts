import { defineSlotRecipe } from '@pandacss/dev'
import { recipes } from '#theme/recipes.ts'

const title = {
  // What is longer is cut there as well.
  overflow: 'hidden',
  color: 'green.700',
  fontSize: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& + p': {
    display: '-webkit-box',
    overflow: 'hidden',
    fontSize: 's',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
} as const

/** A record among the results of a search, and on a card. */
export const toldLook = defineSlotRecipe({
  className: 'told',
  slots: ['root', 'result', 'card', 'picture', 'title', 'cardTitle'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      gap: '6',
      alignItems: 'start',
      marginTop: '3',
      '& h3': { marginBottom: '2', fontWeight: 'bold' },
    },
    result: {
      ...recipes.card.base,
      maxWidth: '600px',
      padding: '3',
    },
    card: {
      ...recipes.card.base,
      maxWidth: '420px',
      paddingBottom: '3',
      '& p': { paddingInline: '3' },
    },
    picture: {
      display: 'block',
      width: 'full',
      aspectRatio: '1200 / 630',
      marginBottom: '2',
      backgroundColor: 'mist',
    },
    title,
    cardTitle: { ...title, color: 'inherit', fontSize: 'inherit', fontWeight: 'bold' },
  },
})
