import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sessions } from '#data/historyQueries.ts'
import { changePassword } from '#data/session.ts'
import { useUnsaved } from '#editing/unsaved.ts'
import { deskLook, formLook } from '#staffStyled/recipes'
import { showToast } from '#ui/toasts.ts'
import { Button } from '../Button.tsx'
import { useFaults } from '../fields/faults.ts'
import { useTellFailure } from '../StaffProvider.tsx'
import { PasswordField } from './PasswordField.tsx'

const UNLIKE = '兩次輸入的新密碼不同'

/** Sets one's own password; this device stays signed in, all others do not. */
export function PasswordForm() {
  const queryClient = useQueryClient()
  const tellFailure = useTellFailure()
  const [typed, setTyped] = useState({ password: '', next: '', again: '' })
  const [isSending, setIsSending] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const { within, showFaults } = useFaults<HTMLFormElement>()
  const isTyped = Object.values(typed).some(value => value !== '')
  const isWhole = Object.values(typed).every(value => value !== '')
  const isUnlike = typed.again !== '' && typed.again !== typed.next
  useUnsaved(isTyped)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsTried(true)
    if (!isWhole || isUnlike) {
      showToast('error', isWhole ? `未能更改密碼：${UNLIKE}` : '未能更改密碼：三欄都必須填寫')
      showFaults()
      return
    }
    setIsSending(true)
    try {
      await changePassword(typed.password, typed.next)
      setTyped({ password: '', next: '', again: '' })
      setIsTried(false)
      showToast('success', '已更改密碼，其他裝置已登出')
      void queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    } catch (error) {
      tellFailure(error)
    } finally {
      setIsSending(false)
    }
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    fault: isTried && typed[name] === '' ? '必須填寫' : undefined,
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })

  return (
    <section className={deskLook().panel} aria-label="更改密碼">
      <h2>更改密碼</h2>
      <form ref={within} className={formLook().shortForm} method="post" onSubmit={submit}>
        <PasswordField label="現時的密碼" autoComplete="current-password" {...field('password')} />
        <PasswordField label="新密碼（最少8個字）" autoComplete="new-password" {...field('next')} />
        <PasswordField
          label="再輸入新密碼"
          autoComplete="new-password"
          {...field('again')}
          {...(isUnlike ? { fault: UNLIKE } : {})}
        />
        <div>
          <Button type="submit" data-main isOff={isSending}>
            更改密碼
          </Button>
        </div>
      </form>
    </section>
  )
}
