/**
 * Makes something once for all who ask for it meanwhile. What others had begun before may have been made from
 * what a write has changed before it was asked for here: then it is made anew.
 * @param isRight whether what was made still stands
 */
export function createMaking<T>(isRight: (made: T) => boolean) {
  const underWay = new Map<string, Promise<T>>()

  function begin(name: string, make: () => Promise<T>): Promise<T> {
    const begun = underWay.get(name)
    if (begun) return begun
    const made = make().finally(() => underWay.delete(name))
    underWay.set(name, made)
    return made
  }

  /** @param name what is asked for, of all that is made here */
  return async (name: string, make: () => Promise<T>): Promise<T> => {
    const isJoining = underWay.has(name)
    const made = await begin(name, make)
    return isJoining && !isRight(made) ? begin(name, make) : made
  }
}
