// The fields of the page on filters: those of the samples, and one of every type.
import { demoMenu, demoStatus, listSamples, sampleKinds, sampleStatuses } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import type { FilterField } from '../../../kit/filter/field.ts'
import { words } from './words.ts'

const compared = ['=', '!=', '>', '>=', '<', '<='] as const
const equal = ['=', '!='] as const
const among = ['include', 'notinclude'] as const

/** Names that match the typed text, each name once. */
async function owners(typed: string) {
  const samples = await call(listSamples, { query: { keyword: typed } })
  return [...new Set(samples.map(({ owner }) => owner))].map((owner) => ({ value: owner, label: owner }))
}

const kinds = () => call(demoMenu, {})

async function neverThere() {
  await call(demoStatus, { query: { code: 503, msg: '选项暂时无法读取' } })
  return []
}

function useChoices() {
  const t = useTranslate()
  return (choices: Readonly<Record<string, Phrase>>) =>
    Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))
}

/** The fields by which the server filters samples. */
export function useSampleFields(): FilterField[] {
  const choices = useChoices()
  const statuses = Object.fromEntries(Object.entries(sampleStatuses).map(([key, { label }]) => [key, label]))
  return [
    { value: 'name', label: words.name, type: 'text', most: 3 },
    {
      value: 'kind',
      label: words.kind,
      type: 'select',
      operators: among,
      extend: { data: choices(sampleKinds), multiple: true },
    },
    { value: 'status', label: words.status, type: 'select', operators: equal, extend: { data: choices(statuses) } },
    { value: 'owner', label: words.owner, type: 'select', operators: equal, extend: { remote: owners } },
    { value: 'quantity', label: words.quantity, type: 'text', operators: compared, most: 2, numeric: true },
    { value: 'urgent', label: words.urgent, type: 'switch', operators: equal },
    { value: 'receivedOn', label: words.received, type: 'daterange', most: 2 },
  ]
}

/** One field of every type there is. */
export function useAllTypes(): FilterField[] {
  const choices = useChoices()
  return [
    { value: 'text', label: words.text, type: 'text', most: 3 },
    { value: 'one', label: words.one, type: 'select', extend: { data: choices(sampleKinds) } },
    { value: 'several', label: words.several, type: 'select', extend: { data: choices(sampleKinds), multiple: true } },
    {
      value: 'onOpen',
      label: words.onOpen,
      type: 'select',
      extend: { request: kinds },
    },
    { value: 'search', label: words.remote, type: 'select', extend: { remote: owners, multiple: true } },
    { value: 'broken', label: words.broken, type: 'select', extend: { request: neverThere } },
    { value: 'day', label: words.day, type: 'date', operator: '=' },
    { value: 'days', label: words.days, type: 'daterange' },
    { value: 'time', label: words.time, type: 'datetime', operators: compared },
    { value: 'times', label: words.times, type: 'datetimerange' },
    { value: 'month', label: words.month, type: 'customDate', extend: { dateType: 'month', valueFormat: 'YYYY/MM' } },
    { value: 'years', label: words.years, type: 'customDate', extend: { dateType: 'yearrange' } },
    { value: 'switch', label: words.switch, type: 'switch', operators: equal },
    { value: 'tags', label: words.tags, type: 'tags' },
  ]
}
