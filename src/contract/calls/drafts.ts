/** What records are to become. */
import * as v from 'valibot'
import type { AnyCollection } from '../collection.ts'
import { draftNotes, previewLink, type RecordDrafts, sharedPreview } from '../recordDraft.ts'
import { read, recordOf, type Told, write, writeLittle } from './call.ts'
import { changesOf } from './edits.ts'
import { labelled, REVISION, revision } from './parts.ts'
import { both } from './trash.ts'

/** An edit may begin from there being no draft. */
const draftRevision = labelled('版本', v.union([v.literal(0), revision], REVISION))

export const draftCalls = <C extends AnyCollection>(collection: C) => {
  const { name } = collection
  const one = { collection, parameter: 'id' } as const
  return {
    modifyDraft: write(`modify${name}Draft`, '修改草稿', {
      collection,
      input: changesOf(collection, draftRevision),
      output: both(recordOf(collection), draftNotes),
    }),
    deleteDraft: writeLittle(`delete${name}DraftById`, '捨棄草稿', { ...one }),
    shareDraft: writeLittle(`share${name}DraftById`, '預覽連結', { ...one, output: previewLink }),
    unshareDraft: writeLittle(`unshare${name}DraftById`, '收回一項記錄的所有預覽連結', { ...one }),
  }
}

export const allDraftCalls = {
  listDrafts: read('getAllDraft', '所有草稿', {
    access: 'staff',
    output: {
      json: {
        type: 'object',
        additionalProperties: { type: 'array', items: { allOf: [{ type: 'object' }, draftNotes] } },
      },
    } as Told<RecordDrafts>,
  }),
  // The link is what one needs to be let in.
  draftByToken: read('getDraftByToken', '預覽連結所示的內容', {
    query: 'token',
    isPrivate: true,
    output: sharedPreview,
  }),
}
