// Which machine is asked about: whose it is, its model, and where it counts its serial number and its day of manufacture.
import { isPlaceholder } from '@register/contract/rules/coverage/spelling/placeholder'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { nameOf, open, type Entry } from './answers.ts'

export interface Machine {
  readonly maker: Entry
  readonly model: Entry
  readonly serial: string
  /** YYYY-MM-DD; empty when it is not given. */
  readonly made: string
}

export const noMachine: Machine = { maker: open, model: open, serial: '', made: '' }

/** As it is sent; what is not given is left out. */
export const machineOf = ({ maker, model, serial, made }: Machine) => ({
  manufacturer: nameOf(maker),
  model: nameOf(model),
  ...(serial.trim() && { serialNo: serial.trim() }),
  ...(made && { manufactureDate: made }),
})

/** The makers that can be chosen: the certificate's own, where it names one. */
export const makersIn = ({ manufacturerName }: Pick<Answer, 'manufacturerName'>): readonly string[] =>
  [manufacturerName].filter((name) => !isPlaceholder(name))

/** Whether its parameters can be asked about: a certificate that is not in force, or replaced, answers by that alone. */
export const asksParameters = ({ status }: Pick<Answer, 'status'>): boolean => status === 'published'

/** What is asked of the single machine: for a certificate that is not in force, and while some of its products are recalled. */
export function askedOfUnit({ status, recalls }: Pick<Answer, 'status' | 'recalls'>) {
  const holding = recalls.filter(({ liftedOn }) => liftedOn === null)
  const isStopped = !['published', 'superseded', 'unconfirmed'].includes(status)
  return {
    serial: holding.some(({ serialFrom }) => serialFrom !== null),
    made: isStopped || holding.some(({ madeFrom, madeTo }) => madeFrom !== null || madeTo !== null),
    isStopped,
  }
}
