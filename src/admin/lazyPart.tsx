import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** What can be fetched ahead of its first sight. */
export interface Ahead {
  preload: () => void
}

/** What an element is given that leads to it: it is fetched once somebody seems about to press. */
export const aheadOf = ({ preload }: Ahead) => ({ onPointerEnter: preload, onFocus: preload })

/**
 * A component in a file of its own, which can be fetched ahead. Where it has come it is drawn at once: `lazy` by
 * itself first shows what stands in its place, which React then leaves for 300 ms.
 * @param load imports the file, of which the component is the default export
 * @param waiting what stands in its place; where it is left out, that is for whatever stands around it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
) {
  let Ready: ComponentType<Props> | undefined
  async function fetchPart() {
    const part = await load()
    Ready = part.default
    return part
  }
  const Late = lazy(fetchPart)
  function Part(props: Props) {
    const [Shown] = useState(() => Ready ?? Late)
    const shown = <Shown {...props} />
    return waiting === undefined ? shown : <Suspense fallback={waiting}>{shown}</Suspense>
  }
  /** Ahead of the screen that shows it, which fetches it again where this fails, and says so. */
  const preload = () => void fetchPart().catch(() => undefined)
  return Object.assign(Part, { preload })
}
