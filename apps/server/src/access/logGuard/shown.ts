// What all guards remember, for commands that only read them: one that is away hides nothing that another one knows.
import { GuardAway, type Guard, type GuardStore } from './guard.ts'

export async function shownIn(stores: readonly GuardStore[]): Promise<{ guards: Guard[]; isAway: boolean }> {
  const guards: Guard[] = []
  let isAway = false
  for (const store of stores)
    try {
      const guard = await store.read()
      if (guard) guards.push(guard)
    } catch (error) {
      if (!(error instanceof GuardAway)) throw error
      isAway = true
    }
  return { guards, isAway }
}
