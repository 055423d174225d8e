import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import type { Shown } from '#offline/overlay'
import { ChangeFieldDialog } from './ChangeFieldDialog'
import type { ListEdits } from './useListEdits'

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
          <button type="button" className="adm-button" onClick={() => enable(true)}>
            啟用
          </button>
          <button type="button" className="adm-button" onClick={() => enable(false)}>
            停用
          </button>
        </>
      ) : null}
      {onMove ? (
        <>
          <button type="button" className="adm-button" onClick={() => run(onMove('first'))}>
            移到最前
          </button>
          <button type="button" className="adm-button" onClick={() => run(onMove('last'))}>
            移到最後
          </button>
        </>
      ) : null}
      <button type="button" className="adm-button" onClick={() => setIsChanging(true)}>
        更改一欄
      </button>
      <button type="button" className="adm-button" onClick={onDone}>
        取消選取
      </button>
      <button
        type="button"
        className="adm-button"
        data-danger
        onClick={() => run(edits.remove(selected))}
      >
        刪除
      </button>
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
