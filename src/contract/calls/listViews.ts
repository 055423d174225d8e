/** Ways of looking at a list that somebody has saved, by a name, for all staff. */
import * as v from 'valibot'
import { legibleName } from '../characters.ts'
import { collections } from '../collections/index.ts'
import { LIMITS, textUpTo } from '../textRules.ts'
import { listOf, read, writeLittle } from './call.ts'
import { id, labelled } from './parts.ts'

/** Of each list. */
export const MOST_VIEWS = 50
/** Characters of a name. */
export const LONGEST_NAME = 40
/** Characters of what an address says, in JSON. */
const LONGEST_ADDRESS = 2_000

const SHAPE = '格式不正確'

const part = v.optional(textUpTo(LIMITS.text))

/** As fields are called; a name before which a line stands may be one of the database's own, as `_bsontype` is. */
const FIELD = /^[a-zA-Z]\w{0,39}$/

/** What the address of a list says of it, as `src/admin/list` reads it; what a list does not know it passes over. */
const address = v.pipe(
  v.object(
    {
      q: part,
      state: part,
      where: v.optional(
        v.record(v.pipe(v.string(), v.regex(FIELD, SHAPE)), textUpTo(LIMITS.text), SHAPE),
      ),
      by: part,
      columns: v.optional(textUpTo(LONGEST_ADDRESS)),
    },
    SHAPE,
  ),
  v.check(said => JSON.stringify(said).length <= LONGEST_ADDRESS, '太長'),
)

const view = {
  collection: labelled(
    '列表',
    v.picklist(
      collections.map(({ name }) => name),
      '沒有這個列表',
    ),
  ),
  name: labelled(
    '檢視名稱',
    v.pipe(
      textUpTo(LIMITS.text),
      v.transform(legibleName),
      v.nonEmpty('必須填寫'),
      v.maxLength(LONGEST_NAME, `不可多於${LONGEST_NAME}個字`),
    ),
  ),
  address: labelled('檢視', address),
}

/** One of them, and the account that saved it. */
export const listView = v.object({ ...view, id, account: v.string() })
export type SharedView = v.InferOutput<typeof listView>

export const listViewCalls = {
  listListViews: read('getListView', '為所有人儲存的檢視', {
    access: 'staff',
    output: listOf(listView),
  }),
  saveListView: writeLittle('saveListView', '為所有人儲存一個檢視，或取代同名的', {
    input: v.object(view),
    output: listView,
  }),
  deleteListView: writeLittle('deleteListViewById', '移除為所有人儲存的檢視', { parameter: 'id' }),
}
