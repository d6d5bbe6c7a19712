// A sample on its way through a form: what is typed, read from a stored one, and sent.
import { sampleFields, type postSample, type Sample } from '@register/contract/demo/sample'
import type { Call } from '@register/contract/endpoint'
import type { Field } from '@register/contract/fields'

export type SampleDraft = Omit<Call<typeof postSample>['body'], 'id' | 'rev'>

export const draftOf = (sample: Sample): SampleDraft =>
  Object.fromEntries(sampleFields.map(({ key }) => [key, sample[key]]))

/** Most fields of a new one are known already. */
export const newDraft: SampleDraft = { kind: 'elevator', status: 'received' }

export type SampleKey = (typeof sampleFields)[number]['key']

/** The declarations of these fields, in the order given. */
export const fieldsOf = (keys: readonly SampleKey[]): Field[] =>
  keys.flatMap((key) => sampleFields.filter((field) => field.key === key))
