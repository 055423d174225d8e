import { useEffect, useEffectEvent, useState } from 'react'

const nothing = () => undefined

/**
 * A part of the site that most visits do without, fetched where it is wanted: what its file exports, `undefined`
 * until it has come. React's `lazy` would leave what stands in its place for 300 ms.
 * @param load imports the file
 * @param onFailure told where it cannot be had; otherwise all is as before
 */
export function useFetched<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure: () => void = nothing,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const fetchPart = useEffectEvent(() => {
    load().then(setPart, onFailure)
  })
  useEffect(() => {
    if (isWanted) fetchPart()
  }, [isWanted])
  return part
}
