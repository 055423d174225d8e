import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { OPEN_FOR_S, type OtherEditor, presenceCalls } from '#contract/calls/presence.ts'
import { askAsStaff, signedInAs } from '#data/session.ts'
import { newKey } from '#editing/edit.ts'
import { useConnection } from '#pwa/connection.ts'
import { formLook } from '#staffStyled/recipes'
import { nameOf } from '../nameOf.ts'
import { toMinute } from '../Timestamp.tsx'

/** Two may get lost before the form counts as closed. */
const EVERY_MS = (OPEN_FOR_S * 1_000) / 3

const KEY = 'tab'

/** The name of this tab, in which one form is open at a time: after a reload it is the same one. */
function ownTab(): string {
  const fresh = newKey()
  try {
    const kept = sessionStorage.getItem(KEY) ?? fresh
    sessionStorage.setItem(KEY, kept)
    return kept
  } catch {
    return fresh
  }
}

/** A form that cannot say so is no fault that anybody need be told of. */
const note = async (form: string, record: string, isOpen: boolean): Promise<OtherEditor[]> => {
  // Signed out meanwhile: nobody would be told anything.
  if (signedInAs() === null) return []
  const body = { form, record, is_open: isOpen }
  const answer = await askAsStaff(presenceCalls.noteEditing, undefined, body).catch(() => undefined)
  return answer?.data ?? []
}

/** Who else has a record open, where there is a line to ask. @param record `Tutor/65…` */
function useOtherEditors(record: string): readonly OtherEditor[] {
  const [form] = useState(ownTab)
  const { isReachable } = useConnection()
  useEffect(() => {
    const close = () => void note(form, record, false)
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [form, record])
  const { data = [] } = useQuery({
    queryKey: ['editing', record, form],
    queryFn: () => note(form, record, true),
    enabled: isReachable,
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    meta: { isPassing: true },
  })
  return isReachable ? data : []
}

const since = (at: string): string => `由${toMinute(at).slice(-5)}開始`

/** Says that somebody else has the record open, before two write the same. */
export function OtherEditors({ record }: { record: string }) {
  const others = useOtherEditors(record)
  const isOwn = ({ account }: OtherEditor) => account === signedInAs()
  const colleagues = others
    .filter(each => !isOwn(each))
    .map(({ account, since: at }) => `${nameOf(account)}（${since(at)}）`)
  return (
    <div role="status">
      {colleagues.length > 0 ? (
        <p className={formLook().note}>
          另一位同事正在編輯：{[...new Set(colleagues)].join('、')}。
        </p>
      ) : null}
      {others.some(isOwn) ? (
        <p className={formLook().note}>你在另一個視窗或裝置也開着這項記錄。</p>
      ) : null}
    </div>
  )
}
