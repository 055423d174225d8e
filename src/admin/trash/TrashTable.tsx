import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trashCalls } from '#contract/calls/trash.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { DAY_MS } from '#contract/time.ts'
import { deletedOf } from '#data/historyQueries.ts'
import { askAsStaff } from '#data/session.ts'
import { newKey } from '#editing/edit.ts'
import { useConnection } from '#pwa/connection.ts'
import { buttonLook, deskLook, tableLook, wordsLook } from '#staffStyled/recipes'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useIsAdministrator } from '../account/useRole.ts'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { recordAddress } from '../formPlace.ts'
import { handsFocusOn } from '../handsFocusOn.ts'
import { ChooseBox } from '../list/ChooseBox.tsx'
import { type Chosen, chosenWith } from '../list/selection.ts'
import { named } from '../list/useListEdits.ts'
import { nameOf } from '../nameOf.ts'
import { ConflictButton } from '../queue/ConflictButton.tsx'
import { PendingTag } from '../queue/PendingTag.tsx'
import { useSubmit } from '../queue/useSubmit.ts'
import { RevisionsLink } from '../RevisionsLink.tsx'
import { Table } from '../Table.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { endOffer } from '../undoOffer.ts'
import { useNow } from '../useNow.ts'
import type { TrashRow } from './inTrash.ts'

/** An import that was taken back may leave two thousand. */
const STEP = 50

interface TrashTableProps {
  collection: AnyCollection
  rows: readonly TrashRow[]
}

/** The deleted records of one collection. */
export function TrashTable({ collection, rows }: TrashTableProps) {
  const isAdministrator = useIsAdministrator()
  const { isReachable } = useConnection()
  const { restore, purge } = useTrashEdits(collection)
  const now = useNow()
  const [most, setMost] = useState(STEP)
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const restorable = rows.filter(({ isRestorable }) => isRestorable)
  const selected = restorable.filter(({ record }) => chosen.has(record.id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(chosenWith(chosen, { id, isChosen, from: undefined }, [id]))
  return (
    <section className={deskLook().panel} aria-label={collection.label}>
      <h2>{collection.label}</h2>
      <Table headings={['記錄', '刪除者', '刪除時間', '保留']} hasBoxes hasActions>
        {rows.slice(0, most).map(row => (
          <tr key={row.record.id} ref={handsFocusOn} data-pending={row.pending}>
            <td>
              <ChooseBox
                title={row.title}
                isChosen={selected.includes(row)}
                isOff={!row.isRestorable}
                onChoose={isChosen => choose(row.record.id, isChosen)}
              />
            </td>
            <td className={tableLook().title} data-title>
              <strong>{row.title}</strong> <PendingTag state={row.pending} />
              {row.isComingBack ? <span className={wordsLook().soft}>將會復原</span> : null}
            </td>
            <td className={tableLook().cell}>{row.deletedBy && nameOf(row.deletedBy)}</td>
            <td className={tableLook().cell}>
              <Timestamp at={row.deletedAt} />
            </td>
            <td className={tableLook().cell}>
              尚餘{Math.max(0, Math.ceil((row.goneAt - now) / DAY_MS))}日
            </td>
            <td className={tableLook().actionsCell}>
              <div className={tableLook().actions}>
                {row.isRestorable ? (
                  <Button
                    ref={handsFocusOn}
                    isOnce
                    aria-label={`復原${row.title}`}
                    onClick={() => restore([row])}
                  >
                    復原
                  </Button>
                ) : null}
                <ConflictButton edit={row.conflict} />
                <RevisionsLink
                  className={buttonLook()}
                  aria-label={`${row.title}的修訂紀錄`}
                  record={recordAddress(collection.name, row.record.id)}
                >
                  修訂紀錄
                </RevisionsLink>
                {isAdministrator && isReachable && !row.pending ? (
                  <Button
                    data-danger
                    aria-label={`永久刪除${row.title}`}
                    onClick={() => purge(row)}
                  >
                    永久刪除
                  </Button>
                ) : null}
              </div>
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > most ? (
        <Button onClick={() => setMost(most + STEP)}>顯示更多（共{rows.length}項）</Button>
      ) : null}
      {selected.length > 0 ? (
        <section
          className={tableLook().selection}
          aria-label={`所選的${collection.label}`}
          ref={handsFocusOn}
        >
          <span role="status">已選{selected.length}項</span>
          {selected.length < restorable.length ? (
            <Button onClick={() => setChosen(new Set(restorable.map(({ record }) => record.id)))}>
              選取全部{restorable.length}項
            </Button>
          ) : null}
          <Button onClick={() => setChosen(new Set())}>取消選取</Button>
          <Button data-main onClick={() => restore(selected)}>
            復原{selected.length}項
          </Button>
        </section>
      ) : null}
    </section>
  )
}

/** Bringing back waits for a network where it must; nothing brings back what was deleted for good, so that does not. */
function useTrashEdits(collection: AnyCollection) {
  const ask = useAsk()
  const submit = useSubmit()
  const queryClient = useQueryClient()
  const target = recordTarget(collection)

  async function restore(rows: readonly TrashRow[]): Promise<void> {
    const edits = rows.map(({ record, title }) => ({
      target,
      record: record.id,
      verb: 'restore' as const,
      title,
      baseRevision: null,
      base: record,
      changes: {},
    }))
    await submit(edits, { words: (count, sent) => `復原${named(sent, count)}` })
  }

  async function purge({ record, title }: TrashRow): Promise<void> {
    const isSure = await ask({
      title: `永久刪除「${title}」？`,
      text: '它的所有修訂紀錄會一併刪除。這不能復原。',
      verb: '永久刪除',
      isDanger: true,
    })
    if (!isSure) return
    try {
      const headers = { 'Idempotency-Key': newKey() }
      await askAsStaff(trashCalls(collection).purge, record.id, {}, headers)
      endOffer([{ target, record: record.id }])
      showToast('success', `已永久刪除「${title}」`)
    } catch (error) {
      showFailure(error)
    } finally {
      await queryClient.invalidateQueries({ queryKey: deletedOf(collection).queryKey })
    }
  }

  return { restore, purge }
}
