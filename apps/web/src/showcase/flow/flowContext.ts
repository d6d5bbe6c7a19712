// The flow and the actions that every part of the designer needs.
import { createContext, use } from 'react'
import type { Starter } from './flowTree.ts'
import type { FlowNames } from './summary.ts'

export interface FlowWork {
  flow: Starter
  onChange: (flow: Starter) => void
  disabled: boolean
  names: FlowNames
  /** Opens the drawer for the node of this id. */
  edit: (id: string) => void
}

export const FlowContext = createContext<FlowWork | null>(null)

/** Throws outside a designer. */
export function useFlow(): FlowWork {
  const work = use(FlowContext)
  if (!work) throw new Error('This part belongs inside a FlowDesigner')
  return work
}
