/**
 * A public page is whole as the server sent it, so its components are fetched and hydrated at the
 * visitor's first use of it (a pointer over it, a touch, a key), or when there is time. What must hold:
 * nothing a visitor does is lost meanwhile (a click waits and is done again); whatever is not on
 * screen yet never waits; and where components cannot be fetched, the page stays as it is, with links
 * that work by themselves.
 */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { css } from '#styled/css'
import {
  atNextUse,
  captureLinks,
  PAGE_ID,
  replayEvents,
  stopCapturing,
  wasUsed,
} from './eventReplay.ts'

/** As the router makes them: `preload` is gone once the component is there. */
interface LazyComponent<P = object> {
  (props: P): ReactNode
  preload?: () => Promise<void> | undefined
}

/** From here on components are simply rendered. */
let isAwake = import.meta.env.SSR
let awaken: () => void
const awake = new Promise<void>(resolve => {
  awaken = () => {
    isAwake = true
    resolve()
  }
})

/** The page has been used, though perhaps React has not come to what waits. */
let isWanted = false
const waiting = new Set<LazyComponent>()

function wait(component: LazyComponent) {
  waiting.add(component)
  if (isWanted) void wake()
}

/** Fetches the components that wait, and lets them answer; those that wait later, too. */
export async function wake(): Promise<void> {
  isWanted = true
  const asked = [...waiting]
  await Promise.all(asked.map(component => component.preload?.()))
  if (asked.some(component => component.preload)) {
    isWanted = false
    atNextUse(wake)
    replayEvents()
  } else if (asked.length > 0) awaken()
}

/** The component, but only from the page's first use on. */
export function hydratedLazily<P extends object>(Component: LazyComponent<P>): LazyComponent<P> {
  const Waiting: LazyComponent<P> = props => {
    if (!isAwake) {
      wait(Component as LazyComponent)
      use(awake)
    }
    return <Component {...props} />
  }
  Waiting.preload = async () => {
    if (isAwake) await Component.preload?.()
    else wait(Component as LazyComponent)
  }
  return Waiting
}

/**
 * Holds the pages' components back. To be called once in the browser, before it hydrates.
 * @param isPage whether a route, by its id, is a page that may wait
 * @param isOwn whether the address names what only this device knows, which the server could not send
 */
export function hydrateLazily(
  router: AnyRouter,
  isPage: (routeId: string) => boolean,
  isOwn: boolean,
): void {
  for (const [id, route] of Object.entries<AnyRoute>(router.routesById)) {
    const { component } = route.options
    if (component && isPage(id)) route.options.component = hydratedLazily(component)
  }
  const { pathname } = router.latestLocation
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (toLocation.pathname !== pathname) awaken()
  })
  if (!document.getElementById(PAGE_ID)) {
    awaken()
    return
  }
  if (wasUsed() || isOwn) void wake()
  else atNextUse(wake)
  captureLinks()
}

const noBox = css({ display: 'contents' })

/** Around the page: as the server sent it, until its components are there. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div id={PAGE_ID} className={noBox}>
      <Suspense>
        {children}
        <Hydrated />
      </Suspense>
    </div>
  )
}

function Hydrated() {
  useEffect(() => {
    stopCapturing()
  }, [])
  return null
}
