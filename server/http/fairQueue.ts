/**
 * Lets in so many at once, in all and of each network, and has the others wait: networks in turn, each by
 * one of its own, however many of one are waiting. Whoever would be one too many, or waits too long, is
 * refused.
 */

interface Limits {
  /** At work at once, in all and of one network. */
  working: number
  workingEach: number
  /** Waiting at once, in all and of one network. */
  waiting: number
  waitingEach: number
  /** Milliseconds after which whoever still waits is refused. */
  patience: number
}

interface Waiter {
  start: () => void
  timer: NodeJS.Timeout
}

interface Network {
  working: number
  readonly waiters: Set<Waiter>
}

/** One request's place; `leave` is called once, when its work is done. */
interface Entering {
  network: string
  /** Called at its turn, perhaps at once. */
  start: (leave: () => void) => void
  refuse: () => void
}

export function createFairQueue(limits: Limits) {
  const networks = new Map<string, Network>()
  /** Those of which somebody waits who may be let in; who comes first is next. */
  const turns = new Set<Network>()
  let working = 0
  let waiting = 0

  const mayWork = (network: Network) => network.working < limits.workingEach

  function rank(network: Network): void {
    if (network.waiters.size > 0 && mayWork(network)) turns.add(network)
    else turns.delete(network)
  }

  function begin(name: string, network: Network, start: Entering['start']): void {
    working += 1
    network.working += 1
    let isDone = false
    start(() => {
      if (isDone) return
      isDone = true
      working -= 1
      network.working -= 1
      rank(network)
      if (network.working + network.waiters.size === 0) networks.delete(name)
      letIn()
    })
  }

  function forget(network: Network, waiter: Waiter): void {
    clearTimeout(waiter.timer)
    network.waiters.delete(waiter)
    waiting -= 1
    rank(network)
  }

  function letIn(): void {
    for (const network of turns) {
      if (working >= limits.working) return
      const [waiter] = network.waiters
      // To the end of the row.
      turns.delete(network)
      if (!waiter) continue
      forget(network, waiter)
      waiter.start()
      rank(network)
    }
  }

  function wait(name: string, network: Network, { start, refuse }: Entering): void {
    const waiter: Waiter = {
      start: () => begin(name, network, start),
      timer: setTimeout(() => {
        forget(network, waiter)
        refuse()
      }, limits.patience),
    }
    network.waiters.add(waiter)
    waiting += 1
    rank(network)
  }

  return {
    enter(entering: Entering): void {
      const name = entering.network
      const network = networks.get(name) ?? { working: 0, waiters: new Set() }
      const isFree = working < limits.working && mayWork(network) && network.waiters.size === 0
      if (!isFree && (waiting >= limits.waiting || network.waiters.size >= limits.waitingEach)) {
        entering.refuse()
        return
      }
      networks.set(name, network)
      if (isFree) begin(name, network, entering.start)
      else wait(name, network, entering)
    },
  }
}
