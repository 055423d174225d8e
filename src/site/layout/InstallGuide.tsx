import type { ReactNode } from 'react'
import type { Guide } from '#pwa/installGuide.ts'
import { install } from '#pwa/installing.ts'
import { css, cx } from '#styled/css'
import { button, column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'

const ground = css({ backgroundColor: 'mist', borderTop: 'hairline', _print: { display: 'none' } })

const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  paddingBlock: '6',
})

const title = css({ textStyle: 'name' })
const note = css({ color: 'ink.soft' })
const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    border: 'field',
    borderRadius: 'small',
    backgroundColor: 'paper',
  },
})

const guides: Readonly<Record<Guide, ReactNode>> = {
  apple: (
    <ol className={steps}>
      <li>
        1. 按瀏覽器的
        <Icon name="share" />
        分享
      </li>
      <li>
        2. 選
        <Icon name="phoneAdd" />
        加入主畫面
      </li>
      <li>3. 按「新增」</li>
    </ol>
  ),
  inApp: <p>請按這個程式的「⋯」，選「在瀏覽器開啟」，再加入主畫面。</p>,
}

interface InstallGuideProps {
  /** What one does by oneself, where the browser offers nothing. */
  guide: Guide | undefined
}

/** How to have the site on the phone. */
export function InstallGuide({ guide }: InstallGuideProps) {
  return (
    <section aria-labelledby="install" className={ground}>
      <div className={cx(column(), content)}>
        <div>
          <h2 id="install" className={title}>
            把學校放上手機
          </h2>
          <p className={note}>沒有網絡也可查課程、截止日期、公告及聯絡資料。</p>
        </div>
        {guide ? (
          guides[guide]
        ) : (
          <button type="button" className={button()} onClick={install}>
            <Icon name="phoneAdd" />
            安裝應用程式
          </button>
        )}
      </div>
    </section>
  )
}
