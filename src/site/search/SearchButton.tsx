import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { loadSearch } from './loadSearch.ts'
import { openSearch } from './searchState.ts'

const button = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  borderRadius: 'small',
  fontSize: 'l',
  cursor: 'pointer',
  _hover: { color: 'green.700', backgroundColor: 'mist' },
  '@media (scripting: none)': { display: 'none' },
})

// Only ahead of a click, which will ask again and say so where it fails.
const preload = () => void loadSearch().catch(() => undefined)

/** Opens the search, which stands outside the header (`Search`). */
export function SearchButton() {
  return (
    <button
      type="button"
      className={button}
      aria-label="搜尋"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={openSearch}
      onFocus={preload}
      onPointerEnter={preload}
    >
      <Icon name="search" />
    </button>
  )
}
