// Makes an open drawer a step of the history: going back closes it, and leaves the page below as it was.
import { useEffect, useEffectEvent, useId } from 'react'
import { useVisibility } from '../../../api/visibility.ts'
import { addStep, depthIn, endStep, isStepOf, sayOpen } from './steps.ts'

/** Milliseconds in which a drawer closes that asks nothing. */
const closing = 100

/** For a drawer that the address does not tell of. */
export function useStep(open: boolean, onClose: () => void): void {
  const visibility = useVisibility()
  const drawer = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return undefined
    const { href, state } = { href: location.href, state: history.state as unknown }
    // One that stayed open in a page behind another one has its step already when going back leads to it again.
    let [depth, isOver] = [isStepOf(drawer, state) ? depthIn(state) : addStep(drawer), false]
    const closed = sayOpen(drawer)
    const onPop = ({ state: now }: PopStateEvent) => {
      if (depthIn(now) >= depth || !visibility.now()) return
      close()
      // One with input that is not saved asks first, and may stay.
      setTimeout(() => {
        if (!isOver) depth = addStep(drawer)
      }, closing)
    }
    addEventListener('popstate', onPop)
    return () => {
      isOver = true
      closed()
      removeEventListener('popstate', onPop)
      // After the navigation of a link that was pressed in the drawer.
      setTimeout(() => endStep(depth, href))
    }
  }, [open, visibility, drawer])
}
