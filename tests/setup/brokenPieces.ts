/** What no line may break within, told apart from how the site itself finds it. */
const PIECES = [
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{4}年\d{1,2}月/,
  /(?:[上中下]午|凌晨)?\d{1,2}:\d\d/,
  /MOP\$?[\d,]+(?:\.\d+)?/,
  /\d+(?:\.\d+)?(?:小時|分鐘|日|年|個?月|人|名|歲|課|期|項|%|公里|毫米|元|樓|號|頁)/,
  /（[^（）]{1,8}）/,
]

/** A page in whatever engine. */
interface Evaluating {
  evaluate: (work: (sources: string[]) => string[], sources: string[]) => Promise<string[]>
}

/** The dates, times, sums, numbers with units and short brackets on screen that stand on two lines. */
export function brokenPieces(page: Evaluating): Promise<string[]> {
  return page.evaluate(
    sources => {
      const pattern = new RegExp(sources.join('|'), 'g')
      const blocks = new Map<Element, Text[]>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        let block = text.parentElement
        if (!block?.checkVisibility() || block.closest('script, style, select')) continue
        while (block && ['inline', 'contents'].includes(getComputedStyle(block).display)) {
          block = block.parentElement
        }
        if (block) blocks.set(block, [...(blocks.get(block) ?? []), text])
      }
      return [...blocks.values()].flatMap(texts => {
        const characters = texts.flatMap(text =>
          Array.from({ length: text.length }, (_, at) => ({ text, at })),
        )
        const words = texts.map(({ data }) => data).join('')
        const linesOf = (from: number, to: number) => {
          const boxes = characters.slice(from, to).flatMap(({ text, at }) => {
            const range = document.createRange()
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            return [...range.getClientRects()].filter(({ width }) => width > 0)
          })
          const tops = boxes.map(({ top }) => top)
          const height = Math.min(...boxes.map(box => box.height))
          return Math.max(...tops) - Math.min(...tops) > height / 2
        }
        return Array.from(words.matchAll(pattern))
          .filter(({ index, 0: piece }) => linesOf(index, index + piece.length))
          .map(
            ({ index, 0: piece }) =>
              `${piece} in ${words.slice(Math.max(0, index - 8), index + piece.length + 8)}`,
          )
      })
    },
    PIECES.map(({ source }) => source),
  )
}
