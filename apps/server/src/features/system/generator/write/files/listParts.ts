// What the pages of lists have in common, with pages or as a tree: the acts of a row, the first step, and the heading.
import { braces, print } from '../code.ts'
import type { Plan } from '../plan.ts'
import { namesOf } from './names.ts'

export const actions = (plan: Plan, row: string): string[] => {
  const { change, remove } = namesOf(plan)
  return [
    `useRecordActs<${row}>({`,
    `    name: ({ ${plan.called.key} }) => ${plan.called.key},`,
    `    change: { asks: ${change}, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },`,
    print(
      braces(
        'remove: {',
        [
          `asks: ${remove}`,
          'by: ({ id }) => erase.mutateAsync({ params: { id } })',
          ...(plan.kind === 'tree' ? ['text: words.removeText'] : []),
        ],
        '}',
      ),
      4,
      ',',
    ),
    '  })',
  ]
}

export const start = (plan: Plan): string[] => [
  '  const start = (',
  `    <Allow may={${namesOf(plan).add}}>`,
  `      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />`,
  '    </Allow>',
  '  )',
]

/** On one line where it fits. */
export function element(name: string, parts: readonly string[], indent: number): string[] {
  const before = ' '.repeat(indent)
  const line = `${before}<${name} ${parts.join(' ')} />`
  return line.length <= 120
    ? [line]
    : [`${before}<${name}`, ...parts.map((part) => `${before}  ${part}`), `${before}/>`]
}

const exporting = (plan: Plan): string[] => {
  const { exports, list } = namesOf(plan)
  const parts = [`endpoint={${exports}}`, `of={${list}}`, 'list={list}', 'fileName={words.title}']
  return element('ExportAction', parts, 8)
}

export const head = (plan: Plan): string[] => [
  '      <PageHead title={words.title} text={words.text}>',
  ...exporting(plan),
  '        {start}',
  '      </PageHead>',
]
