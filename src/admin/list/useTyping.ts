import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A text that is typed, or chosen, here and kept elsewhere. It is shown at once, and told when there is time for it;
 * from the moment that it is kept, what is kept is shown.
 */
export function useTyping<Text extends string>(kept: Text, onType: (typed: Text) => void) {
  const [typed, setTyped] = useState<Text>()
  const settled = useDeferredValue(typed)
  const told = useRef<Text>(undefined)
  const tell = useEffectEvent(onType)
  useEffect(() => {
    if (settled === undefined || settled !== typed) return
    // What was told last may still be on its way: only what is told after it takes it back.
    if (settled !== told.current) tell(settled)
    told.current = settled
    if (settled !== kept) return
    told.current = undefined
    setTyped(undefined)
  }, [typed, settled, kept])
  return { shown: typed ?? kept, type: setTyped }
}
