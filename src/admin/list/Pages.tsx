import { flushSync } from 'react-dom'
import { Button } from '../Button.tsx'
import { PAGE_SIZE, type View } from './useListView.ts'

interface PagesProps {
  view: View
  /** Told once another page stands there. */
  onLeaf: () => void
}

/** Leafs through a list that is longer than a page. */
export function Pages({ view: { page, pages, found, change }, onLeaf }: PagesProps) {
  if (pages === 1) return null
  const leaf = (by: number) => {
    flushSync(() => change({ page: page + by }))
    onLeaf()
  }
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, found.length)
  return (
    <nav className="adm-pages" aria-label="頁次">
      <Button isOff={page === 1} onClick={() => leaf(-1)}>
        上一頁
      </Button>
      <span>
        第{first}–{last}項，共{found.length}項
      </span>
      <Button isOff={page === pages} onClick={() => leaf(1)}>
        下一頁
      </Button>
    </nav>
  )
}
