/** What runs within a page, in whatever engine: each function is sent there as it stands. */

/** What is to be seen of a public page, and what is wrong with it. */
export function lookAtPage() {
  const shown = (css: string) =>
    [...document.querySelectorAll(css)].filter(each => each.checkVisibility()).length
  const own = ['data:', 'blob:', `${location.origin}/`]
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    title: document.title,
    heading: document.querySelector<HTMLElement>('main h1')?.innerText ?? '',
    isBusy: shown('main [aria-busy=true]') > 0,
    dialogs: shown('dialog[open]'),
    others: asked.filter(name => !own.some(place => name.startsWith(place))),
  }
}

/** Lets the style hold that is meant for paper, until the page is left: not every engine can be told to print. */
export function asOnPaper(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all'
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all'
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
}

/** Goes to another page of the site, as by a link, from one that is alive. */
export const goWithin = (path: string): void => history.pushState(null, '', path)

/** How many parts of the page are laid out how: `grid 2` stands for two columns. */
export function layoutOf(): string {
  const counts = new Map<string, number>()
  for (const part of document.querySelectorAll('main :is(div, aside, article, section, ul)')) {
    const { display, gridTemplateColumns } = getComputedStyle(part)
    const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 0
    const way = `${display} ${columns}`
    counts.set(way, (counts.get(way) ?? 0) + 1)
  }
  return JSON.stringify([...counts].sort())
}

/** What a browser would do with digits among Chinese anywhere but leave them as they are. */
export const spacedOut = (): string[] =>
  [...document.querySelectorAll('body *')]
    .map(each => getComputedStyle(each).getPropertyValue('text-autospace'))
    .filter(value => value !== 'no-autospace')

/** Which of these are to be seen. */
export const shownOf = (selectors: string[]): string[] =>
  selectors.filter(selector =>
    [...document.querySelectorAll(selector)].some(each => each.checkVisibility()),
  )

/** Chooses these words where they stand by themselves, as a mouse would that is drawn over them. */
export function selectWords(selector: string, words: string): void {
  const place = document.querySelector<HTMLElement>(selector)
  if (!place) throw new Error(`no ${selector}`)
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue !== words) continue
    place.focus()
    getSelection()?.setBaseAndExtent(node, 0, node, words.length)
    return
  }
  throw new Error(`「${words}」 is not in ${place.innerHTML}`)
}

/** Pastes HTML: what other programs put on the clipboard no driver can put there. */
export function paste(selector: string, html: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  const event = new Event('paste', { bubbles: true, cancelable: true })
  // Firefox's own event would not take it along.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  document.querySelector(selector)?.dispatchEvent(event)
}

/** How much of staff is still on the device. */
export async function kept(): Promise<Record<string, unknown>> {
  const open = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const count = (database: IDBDatabase, store: string, key?: IDBKeyRange) =>
    new Promise<number>(resolve => {
      const request = database.transaction(store).objectStore(store).count(key)
      request.onsuccess = () => resolve(request.result)
    })
  const [journal, site] = [await open('school-journal'), await open('school-website')]
  const found: Record<string, unknown> = { token: localStorage.getItem('token') }
  for (const store of ['edits', 'drafts', 'files', 'pieces']) {
    found[store] = await count(journal, store)
  }
  found.staff = await count(site, 'kept', IDBKeyRange.bound('staff', 'staff\uffff'))
  journal.close()
  site.close()
  return found
}

/** From now on whatever is put somewhere is put there again and again, while its transaction may go on. */
export function putForEver(): void {
  const { put } = IDBObjectStore.prototype
  const stores = new Set<string>()
  ;(globalThis as { stores?: Set<string> }).stores = stores
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    stores.add(this.name)
    const request = put.apply(this, given)
    const again = () => {
      try {
        put.apply(this, given).onsuccess = again
      } catch {
        // It has all that it was to have.
      }
    }
    request.addEventListener('success', again)
    return request
  }
}

/** Whether something was put into that store since then. */
export const hasPut = (store: string): boolean =>
  !!(globalThis as { stores?: Set<string> }).stores?.has(store)

/** Whether a store of the site's can be written to within two seconds. */
export function canWrite(name: string, store: string): Promise<boolean> {
  return new Promise(resolve => {
    setTimeout(resolve, 2_000, false)
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const database = opening.result
      database.transaction(store, 'readwrite').oncomplete = () => {
        database.close()
        resolve(true)
      }
    }
  })
}
