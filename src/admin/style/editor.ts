/**
 * The editor in a form of the admin, with the site's own type: what Quill's sheet says otherwise is in a lower
 * layer.
 */
import { defineSlotRecipe } from '@pandacss/dev'

const TOOLS = '.ql-toolbar.ql-snow :is(button, .ql-picker-label, .ql-picker-item)'
const AT = `& ${TOOLS}:is(:hover, :focus, .ql-active, .ql-selected)`
const HEADER = '& .ql-snow .ql-picker.ql-header'
const HEADING = `${HEADER} :is(.ql-picker-label, .ql-picker-item)`
const STROKE = ':is(.ql-stroke, .ql-stroke-miter)'

const colour = (name: string, value: string) => ({
  [`& .ql-color-${name}`]: { color: value },
  [`& .ql-picker-options [data-value=${name}]`]: {
    background: `${value}!`,
    // The colour is what it offers.
    forcedColorAdjust: 'none',
  },
})

/** What one writes texts in. */
export const editorLook = defineSlotRecipe({
  className: 'editor',
  slots: ['root', 'menu', 'count', 'frame'],
  base: {
    root: {
      border: 'field',
      borderRadius: 'small',
      background: 'paper',
      '& .ql-toolbar.ql-snow': {
        border: 'none',
        fontFamily: 'inherit',
        position: 'sticky',
        // Right below the bar of the page, of which what keeps clear of it stands 8px away.
        top: 'max(0px, var(--taken-top, 0px) - 8px)',
        '[data-full] &': { top: '0' },
        zIndex: '2',
        borderBottom: 'hairline',
        background: 'paper',
      },
      '& .ql-container.ql-snow': { border: 'none', fontFamily: 'inherit' },
      [`& .ql-snow ${STROKE}`]: { stroke: 'currentcolor' },
      '& .ql-snow .ql-fill': { fill: 'currentcolor' },
      [AT]: { color: 'green.700' },
      [`${AT} ${STROKE}`]: { stroke: 'currentcolor' },
      [`${AT} .ql-fill`]: { fill: 'currentcolor' },
      '& .ql-snow :is(.ql-picker, .ql-tooltip)': { color: 'inherit' },
      '& .ql-snow :is(.ql-picker-options, .ql-tooltip, .ql-tooltip input)': {
        borderColor: 'line',
        background: 'paper',
        boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
      },
      '& .ql-editor': { minHeight: '10rem', maxHeight: '60dvh', fontSize: 'm', lineHeight: 'body' },
      '& .ql-editor :is(h2, h3, h4)': {
        marginBlock: '0.6em 0.3em',
        fontSize: 'l',
        fontWeight: 'bold',
      },
      '& .ql-editor p': { marginBottom: '0.6em' },
      [HEADER]: { width: '96px' },
      [`${HEADING}[data-value='2']::before`]: { fontSize: 'l' },
      [`${HEADING}[data-value='3']::before`]: { fontSize: 'm' },
      [`${HEADING}[data-value='4']::before`]: { fontSize: 's' },
      '& .ql-snow .ql-tooltip': { zIndex: '3' },
      // Its words, which Quill has in its style as well.
      '& .ql-snow .ql-tooltip::before': { content: "'連結：'" },
      '& .ql-snow .ql-tooltip[data-mode=link]::before': { content: "'連結網址：'" },
      '& .ql-snow .ql-tooltip a.ql-action::after': { content: "'更改'" },
      '& .ql-snow .ql-tooltip.ql-editing a.ql-action::after': { content: "'確定'" },
      '& .ql-snow .ql-tooltip a.ql-remove::before': { content: "'移除'" },
      '& .ql-snow .ql-tooltip a': { color: 'green.700' },
      // An iPhone enlarges the whole page for what is written smaller.
      '@media (pointer: coarse)': {
        '& .ql-snow .ql-tooltip input[type=text]': { fontSize: '16px' },
      },
      '& .ql-toolbar button.ql-alt': { width: 'auto', fontSize: '12px', fontWeight: 'bold' },
      '& .ql-editor img': { cursor: 'pointer' },
      '& .ql-align-center > img': { marginInline: 'auto' },
      '& .ql-align-right > img': { marginInlineStart: 'auto' },
      '& .ql-editor :is(blockquote, table)': {
        counterSet: 'list-0 list-1 list-2 list-3 list-4 list-5 list-6 list-7 list-8',
      },
      '& .kept-table': { margin: '0 0 0.6em' },
      '& .kept-table :is(td, th)': {
        padding: 'token(spacing.1) token(spacing.2)',
        border: 'hairline',
      },
      '& .ql-editor table': { marginBottom: '0.6em' },
      '& .ql-editor td': {
        padding: 'token(spacing.1.5) token(spacing.2)',
        border: 'hairline',
        verticalAlign: 'top',
      },
      '& .ql-editor tr:first-child > td[data-row^=head-]': {
        background: 'mist',
        fontWeight: 'bold',
      },
      '& .ql-editor img:is(:not([alt]), [alt=""])': {
        outline: '2px dashed token(colors.gold.600)',
        outlineOffset: '-2px',
      },
      '& .ql-editor em': { fontStyle: 'italic' },
      '& .ql-editor blockquote': { color: 'ink.soft' },
      // Two beside each other, as large as a finger needs them: five did not fit a phone.
      '& .ql-snow .ql-color-picker .ql-picker-options': { width: '76px' },
      '& .ql-snow .ql-color-picker .ql-picker-item': { width: '28px', height: '28px' },
      ...colour('green', 'green.700'),
      ...colour('red', 'red.600'),
      ...colour('gold', 'gold.600'),
      ...colour('grey', 'ink.soft'),
      '& .ql-toolbar button[aria-disabled=true]': { opacity: '0.35', cursor: 'default' },
      '& .ql-toolbar button[aria-pressed=true] .ql-stroke': { stroke: 'green.700' },
      '[data-full] > &': { display: 'flex', flex: '1', flexDirection: 'column', minHeight: '0' },
      '& .ql-toolbar.ql-snow .ql-formats': { marginRight: '1.5' },
      '& .ql-toolbar.ql-snow .ql-formats:last-child': { marginRight: '0' },
    },
    menu: {
      zIndex: '16',
      minWidth: '12rem',
      padding: '1.5',
      border: 'hairline',
      borderRadius: 'small',
      background: 'paper',
      boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
      '&:focus': { outlineStyle: 'none' },
      '& [role^=menuitem]': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '3',
        alignItems: 'center',
        minHeight: '36px',
        paddingInline: '10px',
        borderRadius: 'small',
        cursor: 'pointer',
      },
      '& [role^=menuitem][data-highlighted]': { background: 'green.100' },
      '& [role^=menuitem][data-disabled]': { color: 'ink.soft', opacity: '0.6', cursor: 'default' },
      '& hr': { marginBlock: '1.5', border: 'none', borderTop: 'hairline' },
      '@media (pointer: coarse)': { '& [role^=menuitem]': { minHeight: 'touch' } },
    },
    count: { marginTop: '1', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    frame: {
      '&[data-full]': {
        position: 'fixed',
        inset: '0',
        zIndex: '15',
        display: 'flex',
        flexDirection: 'column',
        padding: '2',
        background: 'paper',
      },
      '&[data-full] .ql-container': { flex: '1', minHeight: '0' },
      '&[data-full] .ql-editor': { maxHeight: 'none' },
    },
  },
})
