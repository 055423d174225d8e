import { cardWords, type ShareCard } from '#contract/shareCard.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { toldLook, wordsLook } from '#staffStyled/recipes'

/** A record's card as the server will draw it (`server/share/cardSheet.ts`), in type of this device. */
export function CardPreview({ card }: { card: ShareCard }) {
  const { section, title, lines, school, picture, tiles } = card
  const isWaiting = picture !== undefined && isPending(picture.name)
  const shown = isWaiting ? undefined : picture
  return (
    <>
      <div className={toldLook().face} role="img" aria-label={cardWords(card)}>
        <div className={toldLook().words}>
          <p className={toldLook().section}>{section}</p>
          <p className={toldLook().name}>{title}</p>
          <div className={toldLook().lines}>
            {lines.map(({ label, text }) => (
              <p key={label ?? text}>
                {label ? <span>{label}</span> : null}
                {text}
              </p>
            ))}
          </div>
        </div>
        {shown ? (
          <img
            src={fileAddress(shown.name)}
            alt=""
            className={toldLook().picture}
            style={{ objectPosition: shown.focus }}
          />
        ) : (
          <div
            className={toldLook().tiles}
            style={{ backgroundImage: `var(--wall-${tiles ?? 'star'})` }}
          />
        )}
        <p className={toldLook().foot} lang="zh-Hant-MO">
          {school.zh}
          <span lang="pt">{school.pt}</span>
        </p>
      </div>
      {isWaiting ? <p className={wordsLook().soft}>圖片送出後才會印在分享圖片上。</p> : null}
    </>
  )
}
