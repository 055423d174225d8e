/** What staff press, write in and read: the site's own, closer together. */
import { defineRecipe } from '@pandacss/dev'
import { recipes } from '../recipes.ts'

const ring = { outline: '2px solid token(colors.focus)', outlineOffset: '2px' }

export const buttonLook = defineRecipe({
  className: 'press',
  base: {
    ...recipes.button.base,
    gap: '1.5',
    paddingInline: '14px',
    border: 'field',
    background: 'paper',
    color: 'ink',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    transition: 'unset',
    // The hidden input in it must not be far away when it takes the focus, or what scrolls goes there.
    '&:has(> input)': { position: 'relative' },
    '&:has(> input:focus-visible)': ring,
    '&:hover': { background: 'green.100', color: 'ink' },
    '&[data-main]': {
      borderColor: 'green.700',
      background: 'green.700',
      color: 'white',
      fontWeight: 'bold',
      '&:hover': { background: 'green.800', color: 'white' },
    },
    '&[data-danger]': {
      borderColor: 'red.600',
      color: 'red.600',
      '&:hover': {
        background: 'color-mix(in srgb, token(colors.red.600) 8%, token(colors.paper))',
        color: 'red.600',
      },
    },
    _disabled: {},
    '&[aria-disabled=true]': { cursor: 'default', opacity: 0.55 },
  },
})

/** One that is a picture. */
export const iconButtonLook = defineRecipe({
  className: 'picture-press',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: 'small',
    color: 'ink.soft',
    cursor: 'pointer',
    '&:hover:not([aria-disabled=true])': { background: 'green.100', color: 'ink' },
    '&[aria-disabled=true]': { cursor: 'default', opacity: 0.35 },
  },
  variants: { room: { touch: { width: 'touch', height: 'touch' } } },
})

export const fieldLook = defineRecipe({
  className: 'write',
  base: {
    ...recipes.field.base,
    // Firefox would have a field as wide as twenty Chinese characters.
    minWidth: '0',
    maxWidth: 'full',
    paddingBlock: '2',
    background: 'paper',
    font: 'inherit',
    fontSize: 'inherit',
    // An iPhone enlarges the whole page for what is written smaller.
    '@media (pointer: coarse)': { fontSize: 'max(16px, 1em)' },
    fontWeight: 'normal',
    '&[aria-invalid=true]': {
      borderColor: 'red.600',
      boxShadow: '0 0 0 1px token(colors.red.600)',
    },
    'textarea&': { minHeight: '7rem', lineHeight: 'body', resize: 'vertical' },
    'select&': { appearance: 'auto' },
  },
})

/** What a record is, in a word: gold where it waits for somebody. */
export const tagLook = defineRecipe({
  className: 'state',
  base: {
    ...recipes.tag.base,
    paddingInline: '1.5',
    color: 'gold.600',
    '&[data-state=published]': { color: 'green.700' },
    '&:is([data-state=ended], [data-state=off])': { color: 'ink.soft' },
    '&:is([data-state=conflict], [data-state=rejected])': { color: 'red.600' },
  },
})

export const controls = { buttonLook, iconButtonLook, fieldLook, tagLook }
