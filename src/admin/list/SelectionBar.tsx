import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { Button } from '../Button.tsx'
import { ChangeFieldDialog } from './ChangeFieldDialog.tsx'
import type { ListEdits } from './useListEdits.ts'

interface SelectionBarProps {
  collection: AnyCollection
  selected: readonly Shown[]
  edits: ListEdits
  /** Moves all of them; `undefined` where the list has no order of its own. */
  onMove: ((to: 'first' | 'last') => Promise<void>) | undefined
  onDone: () => void
}

/** What can be done to several at once, and taken back at once. */
export function SelectionBar({ collection, selected, edits, onMove, onDone }: SelectionBarProps) {
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
    <section className="adm-selection" aria-label="所選的記錄">
      <span role="status">已選{selected.length}項</span>
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
      <Button onClick={onDone}>取消選取</Button>
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
