// Texts of a content with private characters, which were stored before they were refused (docs/decisions/0104-one-form-of-a-text.md).
import type { FieldError } from '../../../errors.ts'
import type { Field } from '../../../fields.ts'
import { privateUseProblem } from '../../../text/storedText.ts'
import { componentFields } from '../printed/component.ts'
import { reportFields } from '../fields.ts'
import type { ReportContent } from '../shape.ts'

const unreadableOf = (fields: readonly Field[], values: object, prefix = ''): FieldError[] =>
  fields.flatMap(({ key, label: [zh, en] }) => {
    const value = (values as Readonly<Record<string, unknown>>)[key]
    const problem = privateUseProblem(
      [value]
        .flat()
        .filter((one) => typeof one === 'string')
        .join(''),
    )
    return problem ? [{ field: prefix + key, phrase: [`${zh}${problem[0]}`, `${en} ${problem[1]}`] }] : []
  })

/** Parameters are checked by their form. */
export const unreadable = (content: ReportContent): FieldError[] => [
  ...unreadableOf(reportFields, content),
  ...content.components.flatMap((part, at) => unreadableOf(componentFields, part, `components.${at}.`)),
]
