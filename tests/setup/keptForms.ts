/** What a device keeps of forms that are not saved; both run in a page. */

/** Under which keys. */
export const keysKept = (): Promise<string[]> =>
  new Promise(resolve => {
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.map(String))
      }
    }
  })

/** All of it, as text. */
export const formsKept = (): Promise<string> =>
  new Promise(resolve => {
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      }
    }
  })
