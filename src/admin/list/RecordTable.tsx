import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { tableLook, wordsLook } from '#staffStyled/recipes'
import { titleOf } from '../titleOf.ts'
import { pictureField, shownColumns } from './columns.ts'
import { Pages } from './Pages.tsx'
import { RecordRow, type RowActions } from './RecordRow.tsx'
import { type Chosen, chosenWith } from './selection.ts'
import type { View } from './useListView.ts'

interface RecordTableProps {
  collection: AnyCollection
  view: View
  selection: { chosen: Chosen; setChosen: (chosen: Chosen) => void }
  /** The id of the record whose form was open before. */
  cameFrom: string | undefined
  actions: RowActions
}

/** The rows of one page of a list; drawn anew only where something of it is another: keys are typed over it. */
export const RecordTable = memo(function RecordTable(props: RecordTableProps) {
  const { collection, view, selection, cameFrom, actions } = props
  const { chosen, setChosen } = selection
  const columns = useMemo(
    () => shownColumns(collection, view.view.columns),
    [collection, view.view.columns],
  )
  const table = useRef<HTMLTableElement>(null)
  const isLeafing = useRef(false)
  const lastSet = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (!isLeafing.current) return
    isLeafing.current = false
    table.current?.focus({ preventScroll: true })
    table.current?.scrollIntoView({ block: 'start' })
  }, [view.page])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = view.shown.map(({ values }) => values.id)
  const titled = (id: UniqueIdentifier) =>
    titleOf(collection, view.shown.find(({ values }) => values.id === id)?.values)
  const select = (id: string, isChosen: boolean, isRange: boolean) => {
    const from = isRange ? lastSet.current : undefined
    lastSet.current = id
    setChosen(chosenWith(chosen, { id, isChosen, from }, ids))
  }
  const areAll = ids.every(id => chosen.has(id))
  const sortBy = (name: string) => {
    const { by, isDescending } = view.view
    // Up, down, and back to the order of the site.
    if (by !== name) view.change({ by: name, isDescending: false })
    else if (!isDescending) view.change({ isDescending: true })
    else view.change({ by: undefined, isDescending: false })
  }
  const heading = (name: string, label: string) => {
    const { by, isDescending } = view.view
    const direction = by !== name ? undefined : isDescending ? 'descending' : 'ascending'
    return (
      <th key={name} aria-sort={direction} scope="col">
        <button type="button" onClick={() => sortBy(name)}>
          {label}
          {direction ? (isDescending ? ' ↓' : ' ↑') : ''}
        </button>
      </th>
    )
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(titled), screenReaderInstructions }}
      onDragEnd={({ active, over }) => {
        if (!over || active.id === over.id) return
        actions.ordering?.moveOnto(String(active.id), String(over.id))
      }}
    >
      <div className={tableLook().room}>
        <table className={tableLook().root} ref={table} tabIndex={-1} aria-label={collection.label}>
          <thead>
            <tr>
              <th scope="col">
                <label className={tableLook().check}>
                  <span className={wordsLook().hidden}>選取此頁全部</span>
                  <input
                    type="checkbox"
                    checked={areAll}
                    onChange={() =>
                      setChosen(
                        new Set(
                          areAll
                            ? [...chosen].filter(id => !ids.includes(id))
                            : [...chosen, ...ids],
                        ),
                      )
                    }
                  />
                </label>
              </th>
              {collection.order === 'sort_number' ? heading('sort_number', '排序') : null}
              {pictureField(collection) ? <th scope="col">圖片</th> : null}
              {heading(collection.title, collection.fields[collection.title]?.label ?? '')}
              {columns.map(({ name, field }) => heading(name, field.label))}
              {collection.publishing ? heading('enabled', '狀態') : null}
              <th scope="col">
                <span className={wordsLook().hidden}>操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              {view.shown.map(shown => (
                <RecordRow
                  key={shown.values.id}
                  collection={collection}
                  columns={columns}
                  shown={shown}
                  isSelected={chosen.has(shown.values.id)}
                  isWhence={shown.values.id === cameFrom}
                  onSelect={(isSelected, isRange) => select(shown.values.id, isSelected, isRange)}
                  actions={actions}
                />
              ))}
            </SortableContext>
          </tbody>
        </table>
      </div>
      <Pages
        view={view}
        onLeaf={page => {
          isLeafing.current = true
          view.change({ page })
        }}
      />
    </DndContext>
  )
})

const screenReaderInstructions = {
  draggable: '按空格鍵提起，用上下鍵移動，再按空格鍵放下；按Esc取消。',
}

const announcementsFor = (titled: (id: UniqueIdentifier) => string): Announcements => ({
  onDragStart: ({ active }) => `已提起${titled(active.id)}`,
  onDragOver: ({ active, over }) =>
    over ? `${titled(active.id)}移到${titled(over.id)}的位置` : undefined,
  onDragEnd: ({ active }) => `已放下${titled(active.id)}`,
  onDragCancel: ({ active }) => `已取消，${titled(active.id)}留在原處`,
})
