import { type ReactNode, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { Button } from '../Button.tsx'
import { UnwrittenPages } from '../blog/UnwrittenPages.tsx'
import { Coming } from '../Coming.tsx'
import { useDrafts } from '../drafts/useDrafts.ts'
import { ExportButton } from '../importExport/ExportButton.tsx'
import { ImportButton } from '../importExport/ImportButton.tsx'
import { useRows } from '../useRows.ts'
import { ListTools } from './ListTools.tsx'
import { RecordTable } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { moved, movedTogether } from './sorting.ts'
import { useListEdits } from './useListEdits.ts'
import { useListView } from './useListView.ts'

interface CollectionListProps {
  collection: AnyCollection
  /** Its heading's level on the page. */
  level: 1 | 2
  link: (id: string, label: string) => ReactNode
  /** Opens the form of a new record, with values that it begins with. */
  onAdd: (values?: Record<string, unknown>) => void
}

/** All records of a collection, to be found, ordered, switched and opened. */
export function CollectionList({ collection, level, link, onAdd }: CollectionListProps) {
  const { rows, onServer, isComing, failure } = useRows(collection)
  const view = useListView(collection, rows)
  const edits = useListEdits(collection, onServer)
  const { drafts } = useDrafts(collection, rows)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ values }) => chosen.has(values.id))
  const Heading = level === 1 ? 'h1' : 'h2'
  const isKnown = !isComing && !failure
  const isOrdered = collection.order === 'sort_number'
  const mayMove = isOrdered && view.isInOrder

  const placeOf = (id: string) => rows.findIndex(({ values }) => values.id === id)
  const inOrder = () =>
    rows.map(({ values }) => ({
      id: values.id,
      sort_number: typeof values.sort_number === 'number' ? values.sort_number : null,
    }))
  const moveTogether = (to: 'first' | 'last') => {
    const numbers = new Map(
      movedTogether(inOrder(), chosen, to).map(({ id, sort_number }) => [id, sort_number]),
    )
    return edits.changeMany(
      rows.filter(({ values }) => numbers.has(values.id)),
      ({ values }) => ({ sort_number: numbers.get(values.id) }),
      () => `移動${selected.length}項`,
    )
  }
  const moveTo = (id: string, place: number) => {
    if (place < 0 || place >= rows.length) return
    const order = inOrder()
    for (const { id: each, sort_number } of moved(order, id, place)) {
      const row = rows[placeOf(each)]
      if (row) void edits.change([row], { sort_number })
    }
  }

  return (
    <>
      <div className="adm-head">
        <Heading>{collection.label}</Heading>
        <ImportButton collection={collection} />
        <ExportButton collection={collection} rows={view.found} />
        <Button data-main onClick={() => onAdd()}>
          新增
          {level === 2 ? <span className="adm-visually-hidden">{collection.label}</span> : null}
        </Button>
      </div>
      {collection.name === 'Blog' && isKnown ? (
        <UnwrittenPages rows={rows} onWrite={onAdd} />
      ) : null}
      <ListTools collection={collection} view={view} isKnown={isKnown} />
      <SelectionBar
        collection={collection}
        selected={selected}
        edits={edits}
        onMove={isOrdered ? moveTogether : undefined}
        onDone={() => setChosen(new Set())}
      />
      {isKnown ? null : <Coming what={collection.label} error={failure} />}
      {isKnown && view.found.length === 0 ? (
        <p>
          {rows.length === 0 ? '還沒有記錄，請按「新增」。' : '沒有符合的記錄，請改用其他字詞。'}
        </p>
      ) : null}
      {view.shown.length > 0 ? (
        <RecordTable
          collection={collection}
          view={view}
          selection={{ chosen, setChosen }}
          onPlace={mayMove ? (id, over) => moveTo(id, placeOf(over)) : undefined}
          actions={{
            edits,
            link: (id, label) => (
              <>
                {link(id, label)}
                {drafts.has(id) ? <span className="adm-tag">草稿</span> : null}
              </>
            ),
            onDuplicate: shown => void edits.duplicate(shown),
            onMove: mayMove ? (id, by) => moveTo(id, placeOf(id) + by) : undefined,
          }}
        />
      ) : null}
    </>
  )
}
