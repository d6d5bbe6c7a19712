// The conditions that business lists share, for their filter drawers: options, days, categories and bodies.
import { listBodies } from '@register/contract/business/body'
import { getCategoryTree } from '@register/contract/business/category/category'
import type { Operator } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import { call } from '../../api/call.ts'
import { useRead } from '../../api/query.ts'
import type { FilterField } from '../../kit/filter/field.ts'
import { useOwnBody } from './BodyFilter.tsx'
import { areaWords as words } from './words.ts'

/** What a list is asked for by equality alone. */
const equal: readonly Operator[] = ['=']

type Options = readonly { value: string; label: Phrase }[]
type Nodes = readonly { code: string; name: string; children: Nodes }[]

const flat = (nodes: Nodes): { value: string; label: string }[] =>
  nodes.flatMap(({ code, name, children }) => [{ value: code, label: `${code} ${name}` }, ...flat(children)])

/** `from`: an object whose entries have labels, as those of statuses. */
export const optionsIn = (from: Readonly<Record<string, { label: Phrase }>>): Options =>
  Object.entries(from).map(([value, { label }]) => ({ value, label }))

export function useListFields() {
  const own = useOwnBody()
  const { data: bodies } = useRead(listBodies, {}, { staleTime: 600_000, enabled: !own })
  const among = (value: string, label: Phrase, options: Options): FilterField => ({
    value,
    label,
    type: 'select',
    operators: equal,
    extend: { data: options.map((one) => ({ value: one.value, label: one.label })) },
  })
  const data = bodies?.map(({ id, name }) => ({ value: String(id), label: name }))
  return {
    among,
    either: (value: string, label: Phrase, yes: Phrase, no: Phrase) =>
      among(value, label, [
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]),
    text: (value: string, label: Phrase): FilterField => ({ value, label, type: 'text', operators: ['include'] }),
    days: (value: string, label: Phrase): FilterField => ({ value, label, type: 'daterange', most: 2 }),
    category: {
      value: 'categoryCode',
      label: words.category,
      type: 'select',
      operators: equal,
      extend: { request: async () => flat(await call(getCategoryTree, {})) },
    } satisfies FilterField,
    /** None for readers who see one body. */
    body: own
      ? []
      : [
          {
            value: 'bodyId',
            label: words.body,
            type: 'select',
            operators: equal,
            extend: data ? { data } : {},
          } satisfies FilterField,
        ],
  }
}
