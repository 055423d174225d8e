import { splitFileList } from '#contract/asset.ts'
import type { Blog } from '#contract/collections/blog.ts'
import { isWritten, type PageComponent } from '#contract/navigation.ts'
import { blogByUrl } from '#data/queries.ts'
import { cx } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { sectionTiles } from '../layout/sectionTiles.ts'
import { PhotoGrid } from '../PhotoGrid.tsx'
import { RichText } from '../RichText.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { timeLine } from './timeLine.ts'

interface BlogPageProps {
  url: string
  /** How the site map wants pictures shown. */
  component?: PageComponent
  /** Whether it wants tables read as lines of years. */
  isTimeLine?: boolean
}

/** A page that staff write: a text, or a list of pictures. */
export function BlogPage({ url, component, isTimeLine }: BlogPageProps) {
  const look = isTimeLine ? cx(timeLine, sectionTiles(url)) : undefined
  return (
    <Loaded query={blogByUrl(url)} skeleton={<Skeleton rows={4} />}>
      {blog =>
        isWritten(blog) ? (
          <Content blog={blog} areMarks={component === 'OneImageCard'} look={look} />
        ) : (
          <Unwritten />
        )
      }
    </Loaded>
  )
}

interface ContentProps {
  blog: Blog
  areMarks: boolean
  /** What a text has on besides its own style: a class. */
  look: string | undefined
}

function Content({ blog, areMarks, look }: ContentProps) {
  if (blog.category === 'RTF')
    return <RichText html={blog.content} assets={blog.assets} className={look} />
  return (
    <PhotoGrid
      names={splitFileList(blog.content)}
      assets={blog.assets}
      hasCaptions={blog.show_image_name}
      areMarks={areMarks}
    />
  )
}

function Unwritten() {
  return (
    <EmptyNote>
      內容正在準備中，歡迎稍後再來，或<SiteLink href="/about#contact">聯絡我們</SiteLink>查詢。
    </EmptyNote>
  )
}
