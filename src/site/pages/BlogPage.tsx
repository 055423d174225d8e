import { splitFileList } from '#contract/asset'
import type { Blog } from '#contract/collections/blog'
import type { PageComponent } from '#contract/navigation'
import { blogByUrl } from '#data/queries'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { PhotoGrid } from '../PhotoGrid'
import { RichText } from '../RichText'
import { SiteLink } from '../SiteLink'

interface BlogPageProps {
  url: string
  /** How the site map wants pictures shown. */
  component?: PageComponent
}

/** A page that staff write: a text, or a list of pictures. */
export function BlogPage({ url, component }: BlogPageProps) {
  return (
    <Loaded query={blogByUrl(url)} skeleton={<Skeleton rows={4} />}>
      {blog =>
        blog?.content ? (
          <Content blog={blog} areMarks={component === 'OneImageCard'} />
        ) : (
          <Unwritten />
        )
      }
    </Loaded>
  )
}

function Content({ blog, areMarks }: { blog: Blog; areMarks: boolean }) {
  if (blog.category === 'RTF') return <RichText html={blog.content} />
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
