/**
 * The admin's own style sheets, put on the page once. They come with the admin's code and are not part of
 * the site's, which stands in every public page: no visitor downloads a line of them. Colours and
 * measures are the theme's tokens.
 */
import { adoptStyle } from './adoptStyle.ts'
import controls from './style/controls.css?inline'
import dialogs from './style/dialogs.css?inline'
import finder from './style/finder.css?inline'
import form from './style/form.css?inline'
import frame from './style/frame.css?inline'
import groups from './style/groups.css?inline'
import list from './style/list.css?inline'
import media from './style/media.css?inline'
import narrowing from './style/narrowing.css?inline'
import told from './style/told.css?inline'
import tools from './style/tools.css?inline'

const sheets = [frame, controls, list, narrowing, form, groups, dialogs, tools, told, media, finder]

for (const text of sheets) adoptStyle(text)
