import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { tableLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { keepsClear } from '../scrolled.ts'
import { ChangeFieldDialog } from './ChangeFieldDialog.tsx'
import type { ListEdits } from './useListEdits.ts'

interface SelectionBarProps {
  collection: AnyCollection
  /** Those that are chosen, of those that the list has found. */
  selected: readonly Shown[]
  /** How many it has found. */
  found: number
  edits: ListEdits
  /** Moves all of them; `undefined` where the list has no order of its own. */
  onMove: ((to: 'first' | 'last') => Promise<void>) | undefined
  onAll: () => void
  onDone: () => void
}

const keepsRowsClear = keepsClear('Bottom')

const bar = (element: HTMLElement | null) => {
  const ends = [keepsRowsClear(element), handsFocusOn(element)]
  return () => {
    for (const end of ends) end?.()
  }
}

/** What can be done to several at once, and taken back at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { collection, selected, found, edits, onMove, onAll, onDone } = props
  const [isChanging, setIsChanging] = useState(false)
  if (selected.length === 0) return null
  const run = (act: Promise<void>) => void act.then(onDone)
  const enable = (enabled: boolean) =>
    run(
      edits.changeMany(
        selected,
        () => ({ enabled }),
        count => `${enabled ? '啟用' : '停用'}${count}項`,
      ),
    )
  return (
    <section className={tableLook().selection} aria-label="所選的記錄" ref={bar}>
      <span role="status">已選{selected.length}項</span>
      {selected.length < found ? <Button onClick={onAll}>選取全部{found}項</Button> : null}
      <Button onClick={onDone}>取消選取</Button>
      {collection.publishing ? (
        <>
          <Button onClick={() => enable(true)}>啟用</Button>
          <Button onClick={() => enable(false)}>停用</Button>
        </>
      ) : null}
      {onMove ? (
        <>
          <Button onClick={() => run(onMove('first'))}>移到最前</Button>
          <Button onClick={() => run(onMove('last'))}>移到最後</Button>
        </>
      ) : null}
      <Button onClick={() => setIsChanging(true)}>更改一欄</Button>
      <Button data-danger onClick={() => run(edits.remove(selected))}>
        刪除
      </Button>
      <ChangeFieldDialog
        collection={collection}
        selected={selected}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onChange={(name, value, words) => {
          setIsChanging(false)
          run(edits.changeMany(selected, () => ({ [name]: value }), words))
        }}
      />
    </section>
  )
}
