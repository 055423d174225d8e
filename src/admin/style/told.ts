import { defineSlotRecipe } from '@pandacss/dev'
import { recipes } from '#theme/recipes.ts'
import { tokens } from '#theme/tokens.ts'

// A share card is drawn by day, whatever the admin is.
const { ink, green, white } = tokens.colors

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
  slots: [
    ...['root', 'result', 'card', 'title', 'cardTitle'],
    // Of the picture on a card, whose measures are shares of its width.
    ...['face', 'words', 'section', 'name', 'lines', 'picture', 'tiles', 'foot'],
  ],
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
      '& > p': { paddingInline: '3' },
    },
    title,
    cardTitle: { ...title, color: 'inherit', fontSize: 'inherit', fontWeight: 'bold' },
    face: {
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      aspectRatio: '1200 / 630',
      marginBottom: '2',
      overflow: 'hidden',
      color: ink.DEFAULT.value,
      backgroundColor: white.value,
      borderBottom: '1px solid token(colors.line)',
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      padding: '4cqw 4.7cqw 3cqw 5.3cqw',
    },
    section: { color: green[700].value, fontSize: '2.3cqw', fontWeight: 'bold' },
    name: {
      display: '-webkit-box',
      marginTop: '1.5cqw',
      overflow: 'hidden',
      fontSize: '5.2cqw',
      fontWeight: 'bold',
      lineHeight: '1.3',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
    },
    lines: {
      marginTop: 'auto',
      color: green[700].value,
      fontSize: '2.6cqw',
      fontWeight: 'bold',
      '& span': { marginInlineEnd: '2cqw', color: ink.soft.value, fontSize: '2.2cqw' },
    },
    picture: { width: '38.3cqw', height: 'full', objectFit: 'cover' },
    tiles: { width: '23.3cqw', height: 'full', backgroundSize: '5.8cqw' },
    foot: {
      gridColumn: '1 / -1',
      paddingBlock: '1.2cqw',
      paddingInline: '5.3cqw',
      color: white.value,
      backgroundColor: green[800].value,
      fontSize: '2.5cqw',
      fontWeight: 'bold',
      '& span': { marginInlineStart: '2.3cqw', fontSize: '1.8cqw', fontWeight: 'normal' },
    },
  },
})
