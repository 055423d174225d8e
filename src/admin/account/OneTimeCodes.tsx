import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import type { OneTimeSetup } from '#contract/account.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { sessions } from '#data/historyQueries.ts'
import { deskLook, fieldLook, formLook, reportLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { isFocusFree } from '../covered.ts'
import { download } from '../download.ts'
import { useFaults } from '../fields/faults.ts'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCalls } from './useAccountCalls.ts'

/** The second proof of who signs in: on or off, and how it is set up. */
export function OneTimeCodes() {
  const { data = [] } = useQuery(sessions)
  const ask = useAccountCalls()
  const [password, setPassword] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const { within, showFaults } = useFaults<HTMLFormElement>()
  const [setup, setSetup] = useState<OneTimeSetup>()
  const [recovery, setRecovery] = useState<readonly string[]>()
  // The list that says so is read anew only after the recovery codes were told.
  const isOn = recovery ? true : data.find(session => session.is_current)?.has_one_time_code

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsTried(password === '')
    if (password === '') return showFaults()
    const { beginOneTimeCode, endOneTimeCode } = accountCalls
    const call = isOn ? endOneTimeCode : beginOneTimeCode
    setIsSending(true)
    const answer = await ask(call, { body: { password }, isBegun: !isOn })
    setIsSending(false)
    if (!answer) return
    setPassword('')
    setRecovery(undefined)
    setSetup(answer.data ?? undefined)
  }

  const confirm = async (code: string) => {
    setIsSending(true)
    const answer = await ask(accountCalls.confirmOneTimeCode, { body: { code } })
    setIsSending(false)
    if (!answer) return
    setSetup(undefined)
    setRecovery(answer.data.recovery_codes)
  }

  return (
    <section className={deskLook().panel} aria-label="一次性密碼">
      <h2>一次性密碼</h2>
      <p className={wordsLook().soft}>
        {isOn
          ? '已開啟：登入時除密碼外，還要輸入手機驗證程式顯示的六位數字。'
          : '開啟後，登入時除密碼外，還要輸入手機驗證程式顯示的六位數字。'}
      </p>
      {recovery ? <RecoveryCodes codes={recovery} /> : null}
      {setup ? (
        <Setup setup={setup} isSending={isSending} onConfirm={confirm} />
      ) : (
        <form ref={within} className={formLook().shortForm} method="post" onSubmit={begin}>
          <PasswordField
            label="輸入密碼以確認"
            autoComplete="current-password"
            value={password}
            fault={isTried && password === '' ? '必須填寫' : undefined}
            onChange={setPassword}
          />
          <div>
            <Button
              type="submit"
              data-main={!isOn || undefined}
              data-danger={isOn || undefined}
              isOff={isSending}
            >
              {isOn ? '關閉一次性密碼' : '開啟一次性密碼'}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** A `ref` for what takes the place of what was pressed: without it the focus would be nowhere. */
function takesFocus(element: HTMLElement | null): void {
  if (isFocusFree()) element?.focus()
}

interface SetupProps {
  setup: OneTimeSetup
  isSending: boolean
  onConfirm: (code: string) => Promise<void>
}

function Setup({ setup, isSending, onConfirm }: SetupProps) {
  const [code, setCode] = useState('')
  const isOff = code === '' || isSending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOff) void onConfirm(code)
  }
  return (
    <form className={formLook().shortForm} method="post" onSubmit={submit}>
      <p>一、用手機的驗證程式掃描，或輸入密鑰：</p>
      <QrCode text={setup.address} />
      <code className={wordsLook().secret}>{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <label>
        二、輸入程式顯示的六位數字
        <input
          ref={takesFocus}
          className={fieldLook()}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={event => setCode(event.target.value)}
        />
      </label>
      <div>
        <Button type="submit" data-main isOff={isOff}>
          確認
        </Button>
      </div>
    </form>
  )
}

/** As many modules around it are light as cameras count on. */
const QUIET = 4

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={reportLook().qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="一次性密碼的二維碼"
    >
      <path d={squares.join('')} />
    </svg>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <section ref={takesFocus} tabIndex={-1} className={formLook().note} aria-label="備用碼">
      <p>請保存以下備用碼：遺失手機時，每個可代替一次性密碼登入一次。離開此頁後不會再顯示。</p>
      <pre className={wordsLook().secret}>{text}</pre>
      <Button onClick={() => download(new Blob([text], { type: 'text/plain' }), '備用碼.txt')}>
        下載備用碼
      </Button>
    </section>
  )
}
