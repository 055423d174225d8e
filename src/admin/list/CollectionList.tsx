import { type ReactNode, useMemo, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { frameLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { UnwrittenPages } from '../blog/UnwrittenPages.tsx'
import { Coming } from '../Coming.tsx'
import { useDrafts } from '../drafts/useDrafts.ts'
import { ExportButton } from '../importExport/ExportButton.tsx'
import { ImportButton } from '../importExport/ImportButton.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { useRows } from '../useRows.ts'
import { ListTools } from './ListTools.tsx'
import { RecordTable } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { Chosen } from './selection.ts'
import { useComingBack } from './useComingBack.ts'
import { useListEdits } from './useListEdits.ts'
import type { ListPlace } from './useListPlace.ts'
import { useListView } from './useListView.ts'
import { useOrdering } from './useOrdering.ts'
import { useStates } from './useStates.ts'

interface CollectionListProps {
  collection: AnyCollection
  place: ListPlace
  /** The id of the record whose form was open before. */
  cameFrom: string | undefined
  /** The link to a record's form, from which one comes back to the list as it was. */
  link: (id: string, label: string, className?: string) => ReactNode
  /** Opens the form of a new record, with values that it begins with; the same one each time it is drawn. */
  onAdd: (values?: Record<string, unknown>) => void
}

/** All records of a collection, to be found, ordered, switched and opened. */
export function CollectionList(props: CollectionListProps) {
  const { collection, place, cameFrom, link, onAdd } = props
  const { rows, onServer, isComing, failure } = useRows(collection)
  const { drafts } = useDrafts(collection, rows)
  const states = useStates(collection, rows, drafts)
  const view = useListView(collection, { rows, states }, place)
  const edits = useListEdits(collection, onServer, onAdd)
  const ordering = useOrdering(collection, rows, edits)
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const selected = useMemo(
    () => view.found.filter(({ values }) => chosen.has(values.id)),
    [view, chosen],
  )
  const movable = view.isInOrder ? ordering : undefined
  const actions = useMemo(
    () => ({ edits, link, states, ordering: movable }),
    [edits, link, states, movable],
  )
  const selection = useMemo(() => ({ chosen, setChosen }), [chosen])
  const isKnown = !isComing && !failure
  useComingBack(cameFrom, view.shown.length > 0)

  return (
    <>
      <div className={frameLook().head}>
        <PageHeading key={collection.name}>{collection.label}</PageHeading>
        <ImportButton collection={collection} />
        <ExportButton collection={collection} rows={view.found} />
        <Button data-main onClick={() => onAdd()}>
          新增
        </Button>
      </div>
      {collection.name === 'Blog' && isKnown ? (
        <UnwrittenPages rows={rows} link={link} onWrite={onAdd} />
      ) : null}
      <ListTools collection={collection} place={place} list={view} isKnown={isKnown} />
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
          selection={selection}
          cameFrom={cameFrom}
          actions={actions}
        />
      ) : null}
      <SelectionBar
        collection={collection}
        selected={selected}
        found={view.found.length}
        edits={edits}
        onMove={ordering && (to => ordering.moveTogether(selected, to))}
        onAll={() => setChosen(new Set(view.found.map(({ values }) => values.id)))}
        onDone={() => setChosen(now => (now === chosen ? new Set() : now))}
      />
    </>
  )
}
