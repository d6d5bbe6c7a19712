// What of a draft can be saved while some of it is wrong: the wrong values stay on the screen, their last good ones in the register.
import { reportFields } from '@register/contract/business/reportFields'
import { checkField } from '@register/contract/fields'
import { parameterFields, textBounds, type Content } from '../content.ts'

/** Paths of values that the declarations refuse. */
export const wrongPaths = (content: Content): string[] => [
  ...reportFields.filter((field) => checkField(field, content.fields[field.key])).map(({ key }) => key),
  ...parameterFields(content)
    .filter((field) => checkField(field, content.parameters[field.key]))
    .map(({ key }) => `parameters.${key}`),
  ...textBounds(content).map(({ field }) => field),
]

/** The content with these paths as they were in `good`; rows go back as a whole. Nothing when a path is of neither. */
export function keepRight(content: Content, good: Content, paths: readonly string[]): Content | undefined {
  let kept = content
  for (const path of paths) {
    const [head = '', key = ''] = path.split('.')
    if (head === 'parameters')
      kept = { ...kept, parameters: { ...kept.parameters, [key]: good.parameters[key] ?? null } }
    else if (head === 'coverage') kept = { ...kept, coverage: good.coverage }
    else if (head === 'coverageModels') kept = { ...kept, coverageModels: good.coverageModels }
    else if (head === 'components') kept = { ...kept, components: good.components }
    else if (head === 'supersedesId') kept = { ...kept, supersedes: good.supersedes }
    else if (head in kept.fields) kept = { ...kept, fields: { ...kept.fields, [head]: good.fields[head] ?? null } }
    else return undefined
  }
  return kept
}
