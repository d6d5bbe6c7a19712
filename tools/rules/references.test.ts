// References are followed: a bare number, a file that is gone and a heading that has another name are told by line.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { referenceProblems } from './references.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const found = (file: string, text: string) =>
  referenceProblems(root, file, text).map((line) => line.slice(file.length + 1))

test.each([
  ['a.ts', '// Lists lag. Decision 19.', ['1: "Decision 19" leads nowhere.']],
  ['a.ts', '\n/** As the specification 9 says. */', ['2: "specification 9" leads nowhere.']],
  ['a.ts', '// See docs/rules/nowhere.md.', ['1: docs/rules/nowhere.md does not exist.']],
  ['a.ts', '// See docs/rules/wire.md#nothing.', ['1: docs/rules/wire.md#nothing has no such heading.']],
  ['a.ts', '// See docs/rules/wire.md#filter-words and docs/decisions/0102-numbers-as-printed.md.', []],
  ['a.ts', "const specification = 'record 12'", []],
  [
    'docs/rules/a.md',
    'See [lists](wire.md#lists) and [it](../decisions/0001-gone.md).',
    ['1: docs/decisions/0001-gone.md'],
  ],
  [
    'docs/rules/a.md',
    '[decision 102](../decisions/0102-numbers-as-printed.md) says it; decision 7 too.',
    ['1: "decision 7"'],
  ],
])('%s: %s', (file, text, wanted) => {
  const problems = found(file, text)
  expect(problems).toHaveLength(wanted.length)
  for (const [at, beginning] of wanted.entries()) expect(problems[at]).toContain(beginning)
})
