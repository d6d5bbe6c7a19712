// A component in a chunk of its own, fetched when it is first drawn or sooner. React's own `lazy` would delay the component by
// 300 ms after a fallback; here a component is drawn as soon as it is loaded.
import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { isLostFile } from './state/lostFile.ts'

let Lost: ComponentType | undefined
/** What is drawn in place of a chunk that did not come. The app sets it, because it has words, and a component that is only declared needs none. */
export function showForLost(component: ComponentType): void {
  Lost = component
}

/** Milliseconds after which a page fetches what people go on to: until then its first picture has the line to itself. */
export const afterPicture = 1_500

/** `waiting` is shown until the chunk has arrived. */
export type Late<P extends object> = ComponentType<P & { waiting?: ReactNode }> & {
  /** Fetches the chunk before it is drawn. Never fails: the component reports a failure when it is drawn. */
  ahead: () => void
}

/**
 * `load` is called until it has succeeded once. A chunk that did not come is said in its place; any other failure is thrown while drawing.
 * `enough`: what is shown while it is fetched does without it, and stays.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { enough = false }: { enough?: boolean } = {},
): Late<P> {
  let There: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  async function fetchChunk() {
    try {
      There = await load()
    } finally {
      coming = undefined
    }
  }
  const fetch = (): Promise<void> => (coming ??= fetchChunk())

  function LateComponent({ waiting, ...props }: P & { waiting?: ReactNode }) {
    const [fault, fail] = useState<Error>()
    const [, arrived] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
      if (!There) fetch().then(arrived, fail)
    }, [])
    if (Lost && fault && isLostFile(fault)) return enough ? waiting : <Lost />
    if (fault) throw fault
    return There ? <There {...(props as unknown as P)} /> : waiting
  }
  LateComponent.ahead = () => {
    if (!There) fetch().catch(() => undefined)
  }
  return LateComponent
}
