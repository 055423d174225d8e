import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { signIn } from '#data/session'
import { useUnsaved } from '#offline/unsaved'
import { tellWorker } from '#offline/worker'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { showFailure } from '#ui/toasts'

const page = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '4',
  backgroundColor: 'mist',
})

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  width: 'min(24rem, 100%)',
  padding: { base: '5', tablet: '8' },
  backgroundColor: 'paper',
  border: 'hairline',
  borderTop: 'rule',
})

const title = css({ textStyle: 'heading' })
const field = css({ display: 'flex', flexDirection: 'column', gap: '1', fontWeight: 'bold' })

const input = css({
  minHeight: 'touch',
  paddingInline: '3',
  border: 'field',
  borderRadius: 'small',
  fontWeight: 'normal',
  backgroundColor: 'paper',
})

/** The way into the admin area. */
export function LoginPage({ from }: { from: string | undefined }) {
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  const titleId = useId()
  useUnsaved(isTyped)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setIsSending(true)
    try {
      await signIn(String(fields.get('username')), String(fields.get('password')))
      void tellWorker({ type: 'KEEP_ADMIN' })
      await navigate({ href: from ?? '/admin/home' })
    } catch (error) {
      showFailure(error)
      setIsSending(false)
    }
  }

  const noteTyping = (event: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(event.currentTarget).values()]
    setIsTyped(fields.some(value => value !== ''))
  }

  return (
    <main className={page}>
      <form
        className={form}
        aria-labelledby={titleId}
        method="post"
        onSubmit={submit}
        onInput={noteTyping}
      >
        <h1 id={titleId} className={title}>
          登入
        </h1>
        <label className={field}>
          帳號
          <input className={input} name="username" autoComplete="username" required />
        </label>
        <label className={field}>
          密碼
          <input
            className={input}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        <button type="submit" className={button()} disabled={isSending}>
          登入
        </button>
      </form>
    </main>
  )
}
