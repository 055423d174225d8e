import type { Page } from 'playwright-core'

/**
 * Puts words of its own in the place of the page's, and of all that comes later, as the translators of browsers
 * do: what was one text becomes an element with another. It leaves alone what is marked for it.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const put = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text)
      for (const text of found) {
        const isWords =
          text.data.trim() !== '' &&
          !text.parentElement?.closest('font,script,style,[translate=no]')
        if (!isWords) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `〔${text.data}〕`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const watcher = new MutationObserver(changes => {
      for (const { target } of changes) put(target)
    })
    put(document.body)
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
