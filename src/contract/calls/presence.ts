/** Who has a record open to edit it. */
import * as v from 'valibot'
import { ID_DIGITS } from '../recordId.ts'
import { listOf, writeLittle } from './call.ts'
import { labelled, moment, truth } from './parts.ts'

/** Somebody else who has the record open, and since when. */
export const otherEditor = v.object({ account: v.string(), since: moment })
export type OtherEditor = v.InferOutput<typeof otherEditor>

/** A form that has not said so for as long is not open any more; seconds. */
export const OPEN_FOR_S = 60

const SHAPE = '格式不正確'
const RECORD = new RegExp(`^\\w{1,40}/${ID_DIGITS}$`)

export const presenceCalls = {
  noteEditing: writeLittle('noteEditing', '一項記錄的表格開着，還有誰開着', {
    input: v.object({
      form: labelled('表格', v.pipe(v.string(SHAPE), v.uuid(SHAPE))),
      /** `Tutor/65…`. */
      record: labelled('記錄', v.pipe(v.string(SHAPE), v.regex(RECORD, SHAPE))),
      is_open: labelled('是否開着', truth),
    }),
    output: listOf(otherEditor),
  }),
}
