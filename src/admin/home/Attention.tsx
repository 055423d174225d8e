import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { blog } from '#contract/collections/blog.ts'
import { news } from '#contract/collections/news.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import { emptyPages } from '../blog/emptyPages.ts'
import { formPlace } from '../formPlace.ts'
import { titleOf } from '../titleOf.ts'
import { brokenLinks, type Everything } from './brokenLinks.ts'
import { DeskLine } from './DeskLine.tsx'
import { isBare } from './isBare.ts'

/** What somebody should mend: pages nobody wrote, news without a picture, links to nowhere. */
export function Attention({ everything, now }: { everything: Everything; now: number }) {
  const broken = useMemo(
    () => brokenLinks(everything, location.origin, new Date(now)),
    [everything, now],
  )
  const recordsIn = (name: string) =>
    everything.find(({ collection }) => collection.name === name)?.records ?? []
  const unwritten = emptyPages(recordsIn(blog.name))
  const bare = recordsIn(news.name).filter(isBare)
  if (unwritten.length + bare.length + broken.length === 0) {
    return <p className={wordsLook().soft}>網頁都有內容，消息都有圖片，站內連結全部有效。</p>
  }
  return (
    <>
      <Found title="未有內容的網頁" count={unwritten.length}>
        {unwritten.map(({ item: { label, href }, record }) => (
          <li key={href}>
            <Link
              {...(record
                ? formPlace(blog, record.id)
                : { to: '/admin/$page', params: { page: 'blog' } })}
            >
              {label}
            </Link>
            <span className={`${wordsLook().soft} ${wordsLook().line}`}>{href}</span>
          </li>
        ))}
      </Found>
      <Found title="沒有圖片的消息" count={bare.length}>
        {bare.map(record => (
          <DeskLine
            key={record.id}
            collection={news}
            id={record.id}
            title={titleOf(news, record)}
          />
        ))}
      </Found>
      <Found title="失效的站內連結" count={broken.length}>
        {broken.map(({ collection, record, href }) => (
          <DeskLine
            key={`${record.id}${href}`}
            collection={collection}
            id={record.id}
            title={titleOf(collection, record)}
          >
            連往{href}
          </DeskLine>
        ))}
      </Found>
    </>
  )
}

interface FoundProps {
  title: string
  count: number
  children: ReactNode
}

function Found({ title, count, children }: FoundProps) {
  if (count === 0) return null
  return (
    <>
      <h3 className={wordsLook().subheading}>
        {title}（{count}）
      </h3>
      <ul className={deskLook().found}>{children}</ul>
    </>
  )
}
