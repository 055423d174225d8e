import { defineRecipe } from '@pandacss/dev'
import { prose } from './prose.ts'
import { subPages } from './subPages.ts'

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    borderRadius: 'small',
    border: '1px solid transparent',
    fontWeight: 'bold',
    fontSize: 'm',
    lineHeight: 'tight',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color token(durations.quick), color token(durations.quick)',
    _disabled: { cursor: 'default', opacity: 0.6 },
  },
  variants: {
    look: {
      solid: {
        color: 'white',
        backgroundColor: 'green.700',
        _hover: { color: 'white', backgroundColor: 'green.800' },
      },
      outline: {
        color: 'green.700',
        borderColor: 'green.700',
        backgroundColor: 'paper',
        _hover: { color: 'green.800', borderColor: 'green.800', backgroundColor: 'green.100' },
      },
      light: {
        color: 'white',
        borderColor: 'white',
        _hover: { color: 'green.800', backgroundColor: 'white' },
      },
    },
  },
  defaultVariants: { look: 'solid' },
})

const card = defineRecipe({
  className: 'card',
  base: {
    display: 'block',
    border: 'hairline',
    borderRadius: 'small',
    backgroundColor: 'paper',
    overflow: 'hidden',
    color: 'inherit',
    textDecoration: 'none',
  },
})

/** A full-width stretch of the page; its content keeps the common column. */
const band = defineRecipe({
  className: 'band',
  base: { paddingBlock: { base: '12', tablet: '20' } },
  variants: {
    ground: {
      paper: {},
      mist: { backgroundColor: 'mist' },
      green: { color: 'white', backgroundColor: 'green.800', '--colors-focus': '#ffffff' },
    },
    /** `little` where one page has many bands. */
    room: { little: { paddingBlock: { base: '8', tablet: '16' } } },
  },
  defaultVariants: { ground: 'paper' },
})

const column = defineRecipe({
  className: 'column',
  base: {
    width: 'full',
    maxWidth: 'calc(token(sizes.content) + 3rem)',
    marginInline: 'auto',
    paddingInline: { base: '4', tablet: '6' },
  },
})

const tag = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-block',
    paddingInline: '2',
    borderRadius: 'small',
    border: '1px solid currentColor',
    fontSize: 's',
    lineHeight: '1.5',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: { green: { color: 'green.700' }, red: { color: 'red.600' }, gold: { color: 'gold.600' } },
  },
  defaultVariants: { tone: 'green' },
})

/** What one writes or chooses in. */
const field = defineRecipe({
  className: 'field',
  base: {
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    border: 'field',
    borderRadius: 'small',
    color: 'ink',
    backgroundColor: 'paper',
    fontSize: 'm',
  },
})

export const recipes = { button, card, band, column, tag, subPages, prose, field }
