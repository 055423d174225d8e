import { splitFileList } from '#contract/asset.ts'
import type { Blog } from '#contract/collections/blog.ts'
import type { PageComponent } from '#contract/navigation.ts'
import { blogByUrl } from '#data/queries.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { PhotoGrid } from '../PhotoGrid.tsx'
import { RichText } from '../RichText.tsx'
import { SiteLink } from '../SiteLink.tsx'

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
