import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A component in a file of its own, which can be fetched ahead. Where it has come it is drawn at once: `lazy` by
 * itself first shows what stands in its place, which React then leaves for 300 ms.
 * @param load imports the file, of which the component is the default export
 * @param waiting what stands in its place
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = <p role="status">正在載入…</p>,
) {
  let Ready: ComponentType<Props> | undefined
  const fetchPart = () =>
    load().then(part => {
      Ready = part.default
      return part
    })
  const Late = lazy(fetchPart)
  function Part(props: Props) {
    const [Shown] = useState(() => Ready ?? Late)
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    )
  }
  /** Ahead of the screen that shows it, which fetches it again where this fails, and says so. */
  Part.preload = () => void fetchPart().catch(() => undefined)
  /** For an element that leads to it: it is fetched once somebody seems about to press. */
  Part.ahead = { onPointerEnter: Part.preload, onFocus: Part.preload }
  return Part
}
