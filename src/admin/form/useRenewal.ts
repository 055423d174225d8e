import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormRecord } from './formRecord.ts'
import { isInField } from './inField.ts'
import type { Form } from './useForm.ts'

/**
 * What this device has kept of a record may be older than what the server then tells. A form that nobody has
 * touched begins anew with the newer one; any other stays as it is, and its edit says what it began from.
 * @returns how often it has begun, which names its content
 */
export function useRenewal(record: FormRecord, form: Form): number {
  const revision = record.onServer?.revision
  const [begunWith, setBegunWith] = useState(revision)
  const [count, setCount] = useState(0)
  const renew = useEffectEvent(() => {
    setBegunWith(revision)
    if (form.isTouched || isInField()) return
    form.begin(record)
    setCount(count + 1)
  })
  // Drawn before anybody can come to a field that is not there any more a moment later.
  useLayoutEffect(() => {
    if (revision !== begunWith) renew()
  }, [revision, begunWith])
  return count
}
