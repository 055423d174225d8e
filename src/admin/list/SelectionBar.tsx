import type { AnyCollection } from '#contract/collection'
import type { Shown } from '#offline/overlay'
import type { ListEdits } from './useListEdits'

interface SelectionBarProps {
  collection: AnyCollection
  selected: readonly Shown[]
  edits: ListEdits
  onDone: () => void
}

/** What can be done to several at once. */
export function SelectionBar({ collection, selected, edits, onDone }: SelectionBarProps) {
  if (selected.length === 0) return null
  const run = (act: Promise<void>) => void act.then(onDone)
  return (
    <section className="adm-selection" aria-label="所選的記錄">
      <span role="status">已選{selected.length}項</span>
      {collection.publishing ? (
        <>
          <button
            type="button"
            className="adm-button"
            onClick={() => run(edits.change(selected, { enabled: true }))}
          >
            啟用
          </button>
          <button
            type="button"
            className="adm-button"
            onClick={() => run(edits.change(selected, { enabled: false }))}
          >
            停用
          </button>
        </>
      ) : null}
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
    </section>
  )
}
