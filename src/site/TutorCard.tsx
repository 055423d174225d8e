import type { ReactNode } from 'react'
import { tutor as collection } from '#contract/collections/tutor.ts'
import { addressOf } from '#contract/pages.ts'
import type { TutorSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SiteLink } from './SiteLink.tsx'

const link = css({ display: 'block', color: 'ink', textDecoration: 'none' })
const portrait = css({ aspectRatio: '4 / 5', overflow: 'hidden', backgroundColor: 'mist' })
const name = css({ textStyle: 'name', marginTop: '2' })
const words = css({ textStyle: 'small', color: 'ink.soft', _unpretty: { textWrap: 'balance' } })

const accents = {
  green: {
    link: css({ _hover: { color: 'green.700' } }),
    portrait: css({ borderRadius: 'small' }),
  },
  gold: {
    link: css({ _hover: { color: 'gold.600' } }),
    portrait: css({ borderBottom: '3px solid token(colors.gold.600)' }),
  },
}

interface TutorCardProps {
  tutor: TutorSummary
  accent: keyof typeof accents
  /** The portrait's width on screen, as an `img` takes it. */
  sizes: string
  /** Lines under the job title. */
  children?: ReactNode
}

/** A tutor's portrait and name, as an entry of a list; it leads to the tutor's page. */
export function TutorCard({ tutor, accent, sizes, children }: TutorCardProps) {
  const { image, assets, job_title } = tutor
  return (
    <li>
      <SiteLink href={addressOf(collection, tutor)} className={cx(link, accents[accent].link)}>
        <div className={cx(portrait, accents[accent].portrait)}>
          <Picture name={image} assets={assets} alt="" sizes={sizes} />
        </div>
        <h3 className={name}>{tutor.name}</h3>
        <p className={words}>{job_title && <Phrases text={job_title} />}</p>
        {children ? <p className={words}>{children}</p> : null}
      </SiteLink>
    </li>
  )
}
