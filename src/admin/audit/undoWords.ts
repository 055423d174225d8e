/** What is said before an operation is undone. */

import { collectionNamed } from '#contract/editTarget.ts'
import type { EditVerb } from '#editing/edit.ts'
import type { UndoPlan } from './undoPlan.ts'

/** As many as a sentence can name. */
const MOST_NAMED = 8

function named(titles: readonly string[]): string {
  const words = titles.slice(0, MOST_NAMED).map(title => `「${title}」`)
  return words.join('、') + (titles.length > MOST_NAMED ? '等' : '')
}

/** The fields that these edits change, as they are called. */
function fieldsOf(edits: UndoPlan['edits']): string {
  const labels = edits.flatMap(({ target, changes }) => {
    if (target.of !== 'record') return []
    const { fields } = collectionNamed(target.collection)
    return Object.keys(changes).flatMap(name => fields[name]?.label ?? [])
  })
  return [...new Set(labels)].join('、')
}

const doings: Readonly<Record<EditVerb, (count: number, fields: string) => string>> = {
  modify: (count, fields) => `${count}項${fields && `的${fields}`}會還原為這次操作之前的內容。`,
  restore: count => `${count}項會由回收筒復原。`,
  delete: count => `${count}項會移到回收筒。`,
  add: () => '',
}

/** What undoing does, and to which records nothing. */
export function undoWords({ edits, left, lost }: UndoPlan): string {
  const done = Object.entries(doings).map(([verb, words]) => {
    const own = edits.filter(edit => edit.verb === verb)
    return own.length > 0 ? words(own.length, fieldsOf(own)) : ''
  })
  const not = [
    left.length > 0 ? `${left.length}項之後被修改過，保持不變：${named(left)}。` : '',
    lost.length > 0 ? `${lost.length}項之前的內容已超出保存期限，不能還原：${named(lost)}。` : '',
  ]
  return [...done, ...not].join('')
}
