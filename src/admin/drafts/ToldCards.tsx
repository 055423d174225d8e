import type { ShareCard } from '#contract/shareCard.ts'
import { toldLook, wordsLook } from '#staffStyled/recipes'
import { CardPreview } from './CardPreview.tsx'

/** What search engines and cards are told of a record's page. */
export interface Told {
  /** With the school's name behind it. */
  title: string
  description: string
  /** The pages above it, the highest first. */
  above: readonly string[]
  /** What stands on the picture that is shown beside a link to it. */
  card: ShareCard
}

/** As much of a title as search engines show on one line, in full-width characters; two others count as one. */
const LONGEST_TITLE = 30

const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (each.charCodeAt(0) < 0x2e80 ? 0.5 : 1), 0)

/** A record as it is found by a search engine, and as it is shared in WeChat or WhatsApp. */
export function ToldCards({ told }: { told: Told }) {
  const { title, description, above, card } = told
  const width = Math.ceil(widthOf(title))
  return (
    <div className={toldLook().root}>
      <section aria-labelledby="told-search">
        <h3 id="told-search">搜尋結果</h3>
        <div className={toldLook().result}>
          <p className={wordsLook().soft}>{[location.host, ...above].join(' › ')}</p>
          <p className={toldLook().title}>{title}</p>
          <p>{description}</p>
        </div>
        {width > LONGEST_TITLE ? (
          <p className={wordsLook().soft}>
            標題連校名約{width}字；搜尋結果一般只顯示首{LONGEST_TITLE}字。
          </p>
        ) : null}
      </section>
      <section aria-labelledby="told-card">
        <h3 id="told-card">分享到微信、WhatsApp等</h3>
        <div className={toldLook().card}>
          <CardPreview card={card} />
          <p className={toldLook().cardTitle}>{title}</p>
          <p className={wordsLook().soft}>{description}</p>
        </div>
      </section>
    </div>
  )
}
