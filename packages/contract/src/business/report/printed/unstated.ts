// What the original of a certificate does not give, as its writer states: without the statement an empty value is only not registered (docs/decisions/0106-what-the-paper-prints.md).
import { z } from 'zod'
import type { FieldError } from '../../../errors.ts'
import { isEmpty, type Field, type Values } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import type { ParameterForm } from '../../../rules/parameters/formKind.ts'
import { reportFields } from '../fields.ts'

export const unstatedLabel: Phrase = ['原件未载明的内容', 'What the original does not state']
/** Read on a line or at a field of which the writer has said so. */
export const unstatedWord: Phrase = ['原件未载明', 'Not stated on the original']
/** Read where nothing is registered: whether the paper says it is not known. */
export const unregisteredWord: Phrase = ['未登记', 'Not registered']

export const unstatedPart = labelled(z.array(z.string().max(80)).max(300).default([]), unstatedLabel)

/** What a record is found by, and what decides whether and for what it is valid, is either registered or not: no statement may stand in its place. */
const never = new Set(['certificateNo', 'reportNo', 'categoryCode', 'manufacturerName', 'conclusion', 'validTo'])
const isStatable = ({ key, type, public: isPublic, former }: Field): boolean =>
  isPublic === true && !former && type !== 'flag' && !never.has(key) && key !== 'coverageHeld' && key !== 'testedAlone'

interface Stated {
  parameters: Values
  unstated: readonly string[]
}

interface Statable {
  /** `parameters.` before the key of a parameter. */
  path: string
  field: Field
}

/** The fields of which it may be said that the original does not give them. */
export const statable = (form: ParameterForm | undefined): readonly Statable[] => [
  ...(reportFields as readonly Field[]).filter(isStatable).map((field) => ({ path: field.key, field })),
  ...(form?.fields ?? []).filter(isStatable).map((field) => ({ path: `parameters.${field.key}`, field })),
]

const valueAt = (content: { parameters: Values }, path: string): unknown =>
  path.startsWith('parameters.')
    ? content.parameters[path.slice('parameters.'.length)]
    : (content as unknown as Values)[path]

/** Of the statements those about fields that are empty: what was filled in since needs none. */
export const heldUnstated = (content: Stated): string[] => [
  ...new Set(content.unstated.filter((path) => isEmpty(valueAt(content, path)))),
]

/** Statements about fields that there are not, or of which nothing may be stated. */
export function unstatedErrors(form: ParameterForm | undefined, unstated: readonly string[]): FieldError[] {
  const known = new Set(statable(form).map(({ path }) => path))
  const unknown = unstated.filter((path) => !known.has(path))
  if (unknown.length === 0) return []
  const names = unknown.slice(0, 3).join(', ')
  return [
    {
      field: 'unstated',
      phrase: [
        `${unstatedLabel[0]}：${names} 不是可以声明的项目`,
        `${unstatedLabel[1]}: ${names} is nothing that can be stated so`,
      ],
    },
  ]
}

/** The names of the fields of which it is stated, in one line. */
export const unstatedText = (form: ParameterForm | undefined, unstated: readonly string[]): Phrase => {
  if (unstated.length === 0) return ['', '']
  const labels = statable(form).flatMap(({ path, field }) => (unstated.includes(path) ? [field.label] : []))
  return [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(', ')]
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The keys of fields that a cell names in either language; a name that is none of them is a problem. */
export function unstatedFrom(form: ParameterForm | undefined, cell: string): { keys: string[] } | { problem: Phrase } {
  const known = statable(form)
  const names = cell.split(/[、，,；;\n]/).filter((name) => name.trim() !== '')
  const found = names.map((name) =>
    known.filter(({ field }) => field.label.some((label) => folded(label) === folded(name))).map(({ path }) => path),
  )
  const stranger = names.find((_, at) => found[at]?.length === 0)?.trim()
  return stranger === undefined
    ? { keys: found.flat() }
    : {
        problem: [
          `${unstatedLabel[0]}：“${stranger}”不是可以声明的项目`,
          `${unstatedLabel[1]}: "${stranger}" is nothing that can be stated so`,
        ],
      }
}
