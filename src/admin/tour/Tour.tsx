import { Portal } from '@ark-ui/react/portal'
import { Tour as ArkTour, type TourStepDetails, useTour } from '@ark-ui/react/tour'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonLook, dialogLook, iconButtonLook, tourLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { endTour } from './tourState.ts'
import { tourSteps } from './tourSteps.ts'

const names = Object.entries(tourSteps)

/** @param isNarrow whether the menu stands across the page, and nothing has room beside it */
const stepsOf = (isNarrow: boolean) =>
  names.map(([id, { placement, ...words }], index): TourStepDetails => {
    const isLast = index === names.length - 1
    const back = { label: '上一步', action: 'prev' } as const
    const on = isLast
      ? ({ label: '完成', action: 'dismiss' } as const)
      : ({ label: '下一步', action: 'next' } as const)
    return {
      id,
      ...words,
      type: 'tooltip',
      placement: isNarrow ? 'bottom' : placement,
      target: () => document.querySelector<HTMLElement>(`[data-tour=${id}]`),
      actions: index === 0 ? [on] : [back, on],
    }
  })

const translations = {
  nextStep: '下一步',
  prevStep: '上一步',
  // What ends it behind the last step; its cross has words of its own.
  close: '完成',
  skip: '略過',
  progressText: ({ current, total }: { current: number; total: number }) =>
    `第${current + 1}步，共${total}步`,
}

/** Where everything is, step by step. */
export default function Tour() {
  const [steps] = useState(() => stepsOf(!matchMedia('(min-width: 64rem)').matches))
  const tour = useTour({
    steps,
    translations,
    spotlightOffset: { x: 4, y: 4 },
    onStatusChange: ({ status }) => {
      if (status !== 'started') endTour()
    },
  })
  const start = useEffectEvent(() => tour.start())
  useEffect(() => {
    start()
    // Whoever signs in next begins it by themselves.
    return endTour
  }, [])
  return (
    <ArkTour.Root tour={tour} lazyMount unmountOnExit>
      <Portal>
        <ArkTour.Backdrop className={dialogLook().backdrop} />
        <ArkTour.Spotlight className={tourLook().spotlight} />
        <ArkTour.Positioner className={tourLook().place}>
          <ArkTour.Content className={tourLook().root}>
            <div className={dialogLook().head}>
              <ArkTour.Title asChild>
                <h2>{tour.step?.title}</h2>
              </ArkTour.Title>
              <ArkTour.CloseTrigger className={iconButtonLook()} aria-label="關閉導覽">
                <Icon name="close" />
              </ArkTour.CloseTrigger>
            </div>
            <ArkTour.Description />
            <div className={dialogLook().end}>
              <ArkTour.ProgressText className={wordsLook().soft} />
              <ArkTour.Actions>
                {actions =>
                  actions.map(action => (
                    <ArkTour.ActionTrigger
                      key={action.label}
                      action={action}
                      className={buttonLook()}
                      data-main={action.action === 'prev' ? undefined : true}
                    />
                  ))
                }
              </ArkTour.Actions>
            </div>
          </ArkTour.Content>
        </ArkTour.Positioner>
      </Portal>
    </ArkTour.Root>
  )
}
