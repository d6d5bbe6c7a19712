// The steps of the history that open drawers add: how many are open over each other at an entry, and whose step it is.

/** Drawers that are open and in the page in front. */
const open = new Set<string>()

const isRecord = (state: unknown): state is Record<string, unknown> => typeof state === 'object' && state !== null

/** How many drawers are open over each other at an entry of the history. */
export const depthIn = (state: unknown): number =>
  isRecord(state) && typeof state['drawers'] === 'number' ? state['drawers'] : 0

export const isStepOf = (drawer: string, state: unknown): boolean => isRecord(state) && state['drawer'] === drawer

/** The router numbers its entries, so the new one has a number too. */
export function addStep(drawer: string): number {
  const state: unknown = history.state
  const depth = depthIn(state) + 1
  const index = isRecord(state) && 'idx' in state ? Number(state['idx']) + 1 : undefined
  history.pushState({ ...Object(state), drawers: depth, drawer, ...(index !== undefined && { idx: index }) }, '')
  return depth
}

/** Ends the step of a drawer that was closed otherwise, so that going back is not needed twice. What the drawer changed in the address stays. */
export function endStep(depth: number, href: string): void {
  if (depthIn(history.state) === depth && location.href === href) history.back()
}

/** Returns what says that it is closed, or behind another page. */
export function sayOpen(drawer: string): () => void {
  open.add(drawer)
  return () => void open.delete(drawer)
}

/** The step of a drawer that is not open any more: a link in it has left an entry that shows the page below, which going back would meet twice. */
export const isSpent = (state: unknown): boolean =>
  depthIn(state) > 0 && isRecord(state) && !open.has(String(state['drawer']))
