// The state of a module loaded on request: not requested, loading, loaded, or failed.
import { useState } from 'react'
import { Failure } from '@register/contract/errors'

export type Loading<M> =
  | { is: 'idle' }
  | { is: 'waiting' }
  | { is: 'there'; module: M }
  | { is: 'failed'; error: unknown }

export function useModule<M>(load: () => Promise<M>) {
  const [state, setState] = useState<Loading<M>>({ is: 'idle' })
  async function start() {
    setState({ is: 'waiting' })
    try {
      const module = await load()
      setState({ is: 'there', module })
    } catch {
      // Browsers report a failed script in various technical messages, so the page uses its own.
      const error = new Failure(0, [
        '模块无法加载，请检查网络后重试',
        'The module could not be loaded. Please check the network and try again',
      ])
      setState({ is: 'failed', error })
    }
  }
  return { state, start }
}
