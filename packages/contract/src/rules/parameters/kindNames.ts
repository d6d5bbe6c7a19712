// The names of the form kinds. A module of its own, so that browsers load the names without the declarations.
import { z } from 'zod'
import { labelled } from '../../messages/labelled.ts'
import type { Phrase } from '../../phrase.ts'
import type { FormKind } from './formKind.ts'
import { formKindLabel } from './labels.ts'

/** By key, in the order in which they are offered. */
export const kindLabels = {
  elevator: ['电梯', 'Lifts and escalators'],
  hoist: ['起重机械', 'Cranes and hoists'],
  amusement: ['大型游乐设施', 'Amusement rides'],
  ropeway: ['客运索道', 'Passenger ropeways'],
  vehicle: ['场（厂）内专用机动车辆', 'Industrial vehicles'],
  pressure: ['承压类设备与元件', 'Pressure equipment'],
} as const satisfies Record<string, Phrase>
export type KindKey = keyof typeof kindLabels

const keys = Object.keys(kindLabels) as readonly KindKey[]

export interface KindName extends Pick<FormKind, 'label'> {
  readonly key: KindKey
}
export const kindNames: readonly KindName[] = keys.map((key) => ({ key, label: kindLabels[key] }))

/** The key of a kind, as requests give it. */
export const formKindKey = labelled(z.enum<readonly string[]>(keys), formKindLabel, kindLabels)
