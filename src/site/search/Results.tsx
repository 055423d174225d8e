import { css } from '#styled/css'
import { ResultRow } from './ResultRow.tsx'
import type { Hit } from './searchIndex.ts'
import { Ways } from './Ways.tsx'

/** More than these nobody reads; a better word finds it sooner. */
const SHOWN = 20

const status = css({
  paddingBlock: '3',
  paddingInline: { base: '4', tablet: '6' },
  textStyle: 'small',
  color: 'ink.soft',
  overflowWrap: 'anywhere',
})

const list = css({ '& > li + li': { borderTop: 'hairline' } })

interface ResultsProps {
  /** What is looked for, without spaces around it. */
  query: string
  hits: readonly Hit[]
  /** Some lists are still on their way. */
  isComing: boolean
}

function statusWords({ query, hits, isComing }: ResultsProps): string {
  if (!query) return '常用連結'
  if (hits.length > SHOWN) return `找到${hits.length}項，顯示最相關的${SHOWN}項。`
  if (hits.length > 0) return `找到${hits.length}項。`
  if (isComing) return '正在搜尋…'
  return `找不到「${query}」。試試較短的字詞、課程編號或導師姓名，或由這裡開始：`
}

/** How many were found and the best of them; without any, a way on. */
export function Results(props: ResultsProps) {
  const { hits, isComing } = props
  return (
    <>
      <p className={status} role="status">
        {statusWords(props)}
      </p>
      {hits.length > 0 ? (
        <ol className={list} aria-label="搜尋結果" aria-busy={isComing}>
          {hits.slice(0, SHOWN).map(hit => (
            <ResultRow key={hit.document.href} hit={hit} />
          ))}
        </ol>
      ) : (
        <Ways />
      )}
    </>
  )
}
