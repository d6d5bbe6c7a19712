// A component in a chunk of its own, fetched when it is first drawn or sooner. React's own `lazy` would keep back for 300 ms
// whatever follows a fallback; here a component is drawn as soon as it is there.
import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'

/** `waiting` stands until the chunk has come. */
export type Late<P extends object> = ComponentType<P & { waiting?: ReactNode }> & {
  /** Fetches the chunk ahead of being drawn. Never fails: the component tells when it is drawn. */
  ahead: () => void
}

/** `load` is asked until it has answered once; its failure is thrown while drawing. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let There: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  async function take() {
    try {
      There = await load()
    } finally {
      coming = undefined
    }
  }
  const fetch = (): Promise<void> => (coming ??= take())

  function LateComponent({ waiting, ...props }: P & { waiting?: ReactNode }) {
    const [fault, fail] = useState<Error>()
    const [, arrived] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
      if (!There) fetch().then(arrived, fail)
    }, [])
    if (fault) throw fault
    return There ? <There {...(props as unknown as P)} /> : waiting
  }
  LateComponent.ahead = () => {
    if (!There) fetch().catch(() => undefined)
  }
  return LateComponent
}
