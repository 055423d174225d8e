import '#theme/staffLayers.css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Failure } from '#contract/failure.ts'
import { needsCode, signIn } from '#data/session.ts'
import { useUnsaved } from '#editing/unsaved.ts'
import { css } from '#staffStyled/css'
import { button } from '#staffStyled/recipes'
import { showFailure } from '#ui/toasts.ts'
import { asTyped } from './asTyped.ts'
import { PageTitle } from './PageTitle.ts'
import { useScheme } from './scheme.ts'
import { useSchoolName } from './useSchoolName.ts'

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
const above = css({ color: 'ink.soft', fontSize: 's' })
const field = css({ display: 'flex', flexDirection: 'column', gap: '1', fontWeight: 'bold' })

const inputStyle = css({
  // Firefox would have it as wide as twenty Chinese characters.
  minWidth: '0',
  minHeight: 'touch',
  paddingInline: '3',
  border: 'field',
  borderRadius: 'small',
  fontWeight: 'normal',
  backgroundColor: 'paper',
})

const KEEPS_NOTHING =
  '這個瀏覽器不讓本網站儲存資料，未能保持登入。請在瀏覽器的設定允許本網站使用Cookie及儲存資料，再登入'

/** In our words, where the browser's own are those of its engine. */
const failureOf = (error: unknown): unknown =>
  error instanceof DOMException
    ? new Failure('noSpace', { message: KEEPS_NOTHING, cause: error })
    : error

/** The way into the admin area. */
export function LoginPage({ from }: { from: string | undefined }) {
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const titleId = useId()
  const school = useSchoolName()
  useUnsaved(isTyped)
  useScheme()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const fields = new FormData(element)
    setIsSending(true)
    try {
      const code = fields.get('code')
      await signIn(
        String(fields.get('username')),
        String(fields.get('password')),
        code === null ? undefined : String(code),
      )
      await navigate({ href: from ?? '/admin/home' })
    } catch (error) {
      // The first time it is asked for, nothing has gone wrong yet.
      const isAsked = error instanceof Failure && needsCode(error) && !isCodeNeeded
      if (isAsked) setIsCodeNeeded(true)
      else {
        showFailure(failureOf(error))
        const typed = ['code', 'password'].map(name => element.elements.namedItem(name))
        const again = typed.find(each => each instanceof HTMLInputElement)
        again?.focus()
        again?.select()
      }
      setIsSending(false)
    }
  }

  const noteTyping = (event: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(event.currentTarget).values()]
    setIsTyped(fields.some(value => value !== ''))
  }

  return (
    <main className={page}>
      <PageTitle of={['登入']} />
      <form
        className={form}
        aria-labelledby={titleId}
        method="post"
        onSubmit={submit}
        onInput={noteTyping}
      >
        <div>
          <p className={above}>{school ? `${school}：管理` : '管理'}</p>
          <h1 id={titleId} className={title}>
            登入
          </h1>
        </div>
        <label className={field}>
          帳號
          <input
            className={inputStyle}
            name="username"
            autoComplete="username"
            {...asTyped}
            required
          />
        </label>
        <label className={field}>
          密碼
          <input
            className={inputStyle}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        {isCodeNeeded ? <CodeField /> : null}
        <button type="submit" className={button()} disabled={isSending}>
          登入
        </button>
      </form>
    </main>
  )
}

/** What a phone shows; asked for only where the account needs it, once the password was right. */
function CodeField() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <label className={field}>
      一次性密碼或備用碼
      <input
        ref={input}
        className={inputStyle}
        name="code"
        autoComplete="one-time-code"
        {...asTyped}
        required
      />
    </label>
  )
}
