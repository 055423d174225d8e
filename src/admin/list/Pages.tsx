import { tableLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { PAGE_SIZE, type View } from './useListView.ts'

interface PagesProps {
  view: View
  /** Turns to that page. */
  onLeaf: (page: number) => void
}

/** Leafs through a list that is longer than a page. */
export function Pages({ view: { page, pages, found }, onLeaf }: PagesProps) {
  if (pages === 1) return null
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, found.length)
  return (
    <nav className={tableLook().pages} aria-label="頁次">
      <Button isOff={page === 1} onClick={() => onLeaf(page - 1)}>
        上一頁
      </Button>
      <span>
        第{first}–{last}項，共{found.length}項
      </span>
      <Button isOff={page === pages} onClick={() => onLeaf(page + 1)}>
        下一頁
      </Button>
    </nav>
  )
}
