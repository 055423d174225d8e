import { proxy, useSnapshot } from 'valtio'
import { css, cx } from '#styled/css'
import { Icon } from './Icon'

/** Milliseconds that each kind stays. */
const staysFor = { success: 500, info: 3_000, error: 5_000, warning: 10_000, notice: 20_000 }

type Kind = keyof typeof staysFor

interface Toast {
  id: number
  kind: Kind
  words: string
}

const state = proxy<{ toasts: Toast[] }>({ toasts: [] })
let lastId = 0

function dismiss(id: number) {
  state.toasts = state.toasts.filter(toast => toast.id !== id)
}

/** Says something at the upper right for a while; what already stands there is not said twice. */
export function showToast(kind: Kind, words: string): void {
  if (state.toasts.some(toast => toast.words === words)) return
  lastId += 1
  const id = lastId
  state.toasts.push({ id, kind, words })
  setTimeout(() => dismiss(id), staysFor[kind])
}

/** The toast for whatever failed, in the form that the specification gives it. */
export function showFailure(error: unknown): void {
  showToast('error', `ERROR：${error instanceof Error ? error.message : String(error)}`)
}

const place = css({
  position: 'fixed',
  zIndex: 'above',
  top: '4',
  insetInlineEnd: '4',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  width: 'min(24rem, calc(100% - 2rem))',
})

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '52px',
  paddingInlineStart: '4',
  color: 'ink',
  backgroundColor: 'paper',
  border: '1px solid token(colors.ink.soft)',
  borderInlineStartWidth: '6px',
  borderRadius: 'small',
})

const edges: Record<Kind, string> = {
  success: css({ borderInlineStartColor: 'green.700' }),
  info: css({ borderInlineStartColor: 'green.700' }),
  error: css({ borderInlineStartColor: 'red.600' }),
  warning: css({ borderInlineStartColor: 'gold.600' }),
  notice: css({ borderInlineStartColor: 'gold.600' }),
}

const text = css({ flex: '1', paddingBlock: '3' })
const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  cursor: 'pointer',
})

/** Where toasts appear; it stands in the page from the start, so that readers hear what comes. */
export function Toaster() {
  const { toasts } = useSnapshot(state)
  return (
    <div className={place} role="status" aria-live="polite">
      {toasts.map(({ id, kind, words }) => (
        <div key={id} className={cx(card, edges[kind])}>
          <p className={text}>{words}</p>
          <button type="button" className={close} onClick={() => dismiss(id)}>
            <Icon name="close" />
            <span className={css({ srOnly: true })}>關閉</span>
          </button>
        </div>
      ))}
    </div>
  )
}
