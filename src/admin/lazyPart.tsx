import { type ComponentType, lazy, useState } from 'react'

/**
 * A component in a file of its own, which can be fetched ahead. Where it has come it is drawn at once: `lazy` by
 * itself first shows what stands in its place, which React then leaves for 300 ms.
 * @param load imports the file, of which the component is the default export
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
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
    return <Shown {...props} />
  }
  /** Ahead of the screen that shows it, which fetches it again where this fails, and says so. */
  const preload = () => void fetchPart().catch(() => undefined)
  return Object.assign(Part, { preload })
}
