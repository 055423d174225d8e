/** The editor stands in a form of the admin, with the site's own type. */
export const editorStyle = `
.adm-editor { border: 1px solid var(--colors-ink-soft); border-radius: 4px; background: var(--colors-paper); }
.adm-editor .ql-toolbar.ql-snow, .adm-editor .ql-container.ql-snow { border: none; font-family: inherit; }
.adm-editor .ql-toolbar.ql-snow { position: sticky; top: 0; z-index: 2; border-bottom: 1px solid var(--colors-line); background: var(--colors-paper); }
.adm-editor .ql-snow :is(.ql-stroke, .ql-stroke-miter) { stroke: currentcolor; }
.adm-editor .ql-snow .ql-fill { fill: currentcolor; }
.adm-editor .ql-toolbar.ql-snow :is(button, .ql-picker-label, .ql-picker-item):is(:hover, :focus, .ql-active, .ql-selected) { color: var(--colors-green-700); }
.adm-editor .ql-toolbar.ql-snow :is(button, .ql-picker-label, .ql-picker-item):is(:hover, :focus, .ql-active, .ql-selected) :is(.ql-stroke, .ql-stroke-miter) { stroke: currentcolor; }
.adm-editor .ql-toolbar.ql-snow :is(button, .ql-picker-label, .ql-picker-item):is(:hover, :focus, .ql-active, .ql-selected) .ql-fill { fill: currentcolor; }
.adm-editor .ql-snow :is(.ql-picker, .ql-tooltip) { color: inherit; }
.adm-editor .ql-snow :is(.ql-picker-options, .ql-tooltip, .ql-tooltip input) { border-color: var(--colors-line); background: var(--colors-paper); box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); }
.adm-editor .ql-editor { min-height: 10rem; max-height: 60dvh; font-size: 16px; line-height: 1.7; }
.adm-editor .ql-editor :is(h2, h3, h4) { margin-block: 0.6em 0.3em; font-size: 18px; font-weight: 700; }
.adm-editor .ql-editor p { margin-bottom: 0.6em; }
.adm-editor .ql-snow .ql-picker.ql-header { width: 96px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)::before { content: '內文'; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='2']::before { content: '大標題'; font-size: 18px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='3']::before { content: '中標題'; font-size: 16px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='4']::before { content: '小標題'; font-size: 14px; }
.adm-editor .ql-snow .ql-tooltip { z-index: 3; }
.adm-editor .ql-toolbar button.ql-alt { width: auto; font-size: 12px; font-weight: 700; }
.adm-editor .ql-editor img { cursor: pointer; }
.adm-editor .ql-align-center > img { margin-inline: auto; }
.adm-editor .ql-align-right > img { margin-inline-start: auto; }
.adm-editor .ql-editor :is(blockquote, table) { counter-set: list-0 list-1 list-2 list-3 list-4 list-5 list-6 list-7 list-8; }
.adm-editor .adm-kept-table { margin: 0 0 0.6em; }
.adm-editor .adm-kept-table :is(td, th) { padding: 4px 8px; border: 1px solid var(--colors-line); }
.adm-editor .ql-editor table { margin-bottom: 0.6em; }
.adm-editor .ql-editor td { padding: 6px 8px; border: 1px solid var(--colors-line); vertical-align: top; }
.adm-editor .ql-editor tr:first-child > td[data-row^='head-'] { background: var(--colors-mist); font-weight: 700; }
.adm-editor-menu { z-index: 16; min-width: 12rem; padding: 6px; border: 1px solid var(--colors-line); border-radius: 4px; background: var(--colors-paper); box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); }
.adm-editor-menu:focus { outline: none; }
.adm-editor-menu [role^='menuitem'] { display: flex; justify-content: space-between; gap: 12px; align-items: center; min-height: 36px; padding-inline: 10px; border-radius: 4px; cursor: pointer; }
.adm-editor-menu [role^='menuitem'][data-highlighted] { background: var(--colors-green-100); }
.adm-editor-menu [role^='menuitem'][data-disabled] { color: var(--colors-ink-soft); opacity: 0.6; cursor: default; }
.adm-editor-menu hr { margin-block: 6px; border: none; border-top: 1px solid var(--colors-line); }
@media (pointer: coarse) { .adm-editor-menu [role^='menuitem'] { min-height: 44px; } }
.adm-editor .ql-editor img:not([alt]), .adm-editor .ql-editor img[alt=''] { outline: 2px dashed var(--colors-gold-600); outline-offset: -2px; }
.adm-editor .ql-editor em { font-style: italic; }
.adm-editor .ql-editor blockquote { color: var(--colors-ink-soft); }
.adm-editor .ql-color-green { color: var(--colors-green-700); }
.adm-editor .ql-color-red { color: var(--colors-red-600); }
.adm-editor .ql-color-gold { color: var(--colors-gold-600); }
.adm-editor .ql-color-grey { color: var(--colors-ink-soft); }
.adm-editor .ql-picker-options [data-value='green'] { background: var(--colors-green-700) !important; }
.adm-editor .ql-picker-options [data-value='red'] { background: var(--colors-red-600) !important; }
.adm-editor .ql-picker-options [data-value='gold'] { background: var(--colors-gold-600) !important; }
.adm-editor .ql-picker-options [data-value='grey'] { background: var(--colors-ink-soft) !important; }
.adm-editor .ql-toolbar button[aria-disabled='true'] { opacity: 0.35; cursor: default; }
.adm-editor .ql-toolbar button[aria-pressed='true'] .ql-stroke { stroke: var(--colors-green-700); }
.adm-editor-count { margin-top: 4px; text-align: end; font-variant-numeric: tabular-nums; }
.adm-editor-frame[data-full] { position: fixed; inset: 0; z-index: 15; display: flex; flex-direction: column; padding: 8px; background: var(--colors-paper); }
.adm-editor-frame[data-full] .adm-editor { display: flex; flex: 1; flex-direction: column; min-height: 0; }
.adm-editor-frame[data-full] .ql-container { flex: 1; min-height: 0; }
.adm-editor-frame[data-full] .ql-editor { max-height: none; }
html:has(.adm-editor-frame[data-full]) { overflow: hidden; }
.adm-editor .ql-toolbar.ql-snow .ql-formats { margin-right: 6px; }
.adm-editor .ql-toolbar.ql-snow .ql-formats:last-child { margin-right: 0; }
`
