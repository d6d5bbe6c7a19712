// Writes the texts of a record's screens, in both languages.
import { pair, print, text } from '../code.ts'
import type { Plan } from '../plan.ts'

export function wordsFile(plan: Plan): string {
  const { area, noun, labelZh, pluralEn, one, oneName, plural, kind, called } = plan
  const isTree = kind === 'tree'
  const entries = [
    pair('text: ', [`${labelZh}的登记和维护`, `${pluralEn} and their registered data`]),
    ...(isTree ? [pair('search: ', [called.labelZh, called.labelEn])] : []),
    pair('new: ', [`新增${labelZh}`, `Add ${one}`]),
    ...(isTree ? [pair('addBelow: ', ['新增下级', 'Add below'])] : []),
    pair('edit: ', [`修改${labelZh}`, `Change ${one}`]),
    pair('saved: ', [`${labelZh}已保存`, `The ${oneName} is saved`]),
    ...(isTree
      ? [pair('removeText: ', [`有下级的${labelZh}不能删除。`, `One with ${plural} below it cannot be deleted.`])]
      : []),
    pair('empty: ', [`这里列出${labelZh}。`, `${pluralEn} are listed here.`]),
  ]
  return text(
    `// What the pages of ${plural} say.`,
    `import type { Phrase } from '@register/contract/phrase'`,
    `import { ${area}Screens } from '@register/contract/screens/${area}'`,
    '',
    'export const words = {',
    `  title: ${area}Screens['${area}/${noun}/list'].title,`,
    ...entries.map((entry) => print(entry, 2, ',')),
    '} as const satisfies Record<string, Phrase>',
  )
}
