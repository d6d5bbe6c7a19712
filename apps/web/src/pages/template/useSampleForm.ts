// The form of a sample, new or existing: its fields, the initial values of a new one, and how it is saved.
import { listSamples, pageSamples, postSample, sampleFields, type Sample } from '@register/contract/demo/sample'
import type { Field } from '@register/contract/fields'
import { fieldsOf } from '@register/contract/record/shape'
import { useWrite } from '../../api/query.ts'
import { useRecordForm, type Opened } from '../../kit/record/useRecordForm.ts'

export type SampleKey = (typeof sampleFields)[number]['key']

/** The declarations of these fields, in the order given. */
export const sampleFieldsOf = (keys: readonly SampleKey[]): Field[] => fieldsOf(sampleFields, keys)

export const sampleLists = [pageSamples, listSamples]

/** `leave`: goes back to the list. */
export function useSampleForm({ known, reload, leave }: Opened<Sample> & { leave?: () => unknown } = {}) {
  const { mutateAsync } = useWrite(postSample, { refreshes: sampleLists })
  return useRecordForm({
    fields: sampleFields,
    known,
    // Initial values of a new sample.
    fresh: { kind: 'elevator', status: 'received' },
    add: (body) => mutateAsync({ body }),
    change: (body) => mutateAsync({ body }),
    saved: ['样品已保存', 'The sample is saved'],
    reload,
    ...(leave && { leave }),
    lists: sampleLists,
  })
}
