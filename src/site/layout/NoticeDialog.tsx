import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Phrases } from '#ui/Phrases.tsx'
import { rememberAcknowledged } from '../acknowledged.ts'
import { PublishTime } from '../PublishTime.tsx'
import { RichText } from '../RichText.tsx'
import { setSpecialLatestNoticeLoading } from '../settingsState.ts'

const dialog = css({
  margin: 'auto',
  width: 'min(40rem, calc(100% - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: '0',
  color: 'ink',
  backgroundColor: 'paper',
  border: 'none',
  borderTop: '6px solid token(colors.red.600)',
  borderRadius: 'small',
  // Seen from nothing on, it is never what a browser takes for the page's largest paint.
  opacity: 0,
  animation: 'appear token(durations.quick) forwards',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // On a phone on its side, or a page enlarged fourfold, heading and button would leave the texts no room: all of
  // it scrolls.
  '@media (max-height: 30rem)': { overflowY: 'auto' },
  _backdrop: { backgroundColor: 'rgb(16 35 28 / 0.6)' },
})

const heading = css({
  textStyle: 'subheading',
  color: 'red.600',
  padding: '6',
  paddingBottom: '4',
  borderBottom: 'hairline',
})
// From its own height, not from none: WebKit takes a share of a height that is not set for nothing.
const list = css({
  flex: '1 1 auto',
  minHeight: '0',
  overflowY: 'auto',
  paddingInline: '6',
  _focusVisible: { outlineOffset: '-2px' },
  '@media (max-height: 30rem)': { flex: 'none', overflowY: 'visible' },
})
const item = css({ paddingBlock: '6', '& + &': { borderTop: 'hairline' } })
const name = css({ textStyle: 'name' })
const time = css({ textStyle: 'small', color: 'ink.soft', marginBottom: '3' })
const foot = css({ padding: '6', paddingTop: '4', borderTop: 'hairline', textAlign: 'end' })

/** Esc must not close what has to be acknowledged; older browsers know only the event. */
const refuse = (event: SyntheticEvent) => event.preventDefault()

/** 特別消息: what has to be acknowledged before one reads on. */
export function NoticeDialog({ notices }: { notices: LatestNotice[] }) {
  const element = useRef<HTMLDialogElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (element.current?.open) return
    element.current?.showModal()
    // Browsers give the focus to the texts, and scroll to them in a low window. One begins to read at the top, also
    // where the button is below.
    end.current?.focus({ preventScroll: true })
    element.current?.scrollTo(0, 0)
  }, [])

  const acknowledge = () => {
    rememberAcknowledged(notices)
    element.current?.close()
    setSpecialLatestNoticeLoading(false)
  }

  return (
    <dialog
      ref={element}
      className={dialog}
      closedby="none"
      aria-labelledby="special-notice"
      onCancel={refuse}
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id="special-notice" className={heading}>
        {latestNotice.fields.special.label}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by key as well */}
      <section tabIndex={0} aria-labelledby="special-notice" className={list}>
        {notices.map(notice => (
          <article key={notice.id} className={item}>
            <h3 className={name}>
              <Phrases text={notice.title} />
            </h3>
            <p className={time}>
              <PublishTime stamp={notice.publish_time} />
            </p>
            <RichText html={notice.content} assets={notice.assets} />
          </article>
        ))}
      </section>
      <div className={foot}>
        <button ref={end} type="button" className={button()} onClick={acknowledge}>
          我已知悉
        </button>
      </div>
    </dialog>
  )
}
