// Reads choices in a server's format, whatever their keys are.
import { Failure } from '@register/contract/errors'
import type { ConfigOption, RemoteOptions, Scalar } from '../formConfig.ts'
import { configWords as words } from '../words.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** Returns a list, or the `list` of an object, as choices; throws `Failure` for anything else. */
export function optionsFrom(answer: unknown, remote: RemoteOptions): ConfigOption[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? answer['list'] : undefined
  if (!Array.isArray(list)) throw new Failure(200, words.badData)
  return list.map((entry: unknown) => {
    if (isScalar(entry)) return { value: entry, label: String(entry) }
    const value = isRecord(entry) ? entry[remote.value ?? 'value'] : undefined
    if (!isRecord(entry) || !isScalar(value)) throw new Failure(200, words.badData)
    const label = entry[remote.label ?? 'label']
    const below = entry['children']
    return {
      value,
      label: isScalar(label) ? String(label) : String(value),
      ...(Array.isArray(below) && below.length > 0 && { children: optionsFrom(below, remote) }),
    }
  })
}
