// A promise of the security pages without a test, a test that is gone, and an undecided row of a standard are told by line.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { promiseProblems, titlesIn } from './promises.mjs'

const root = mkdtempSync(join(tmpdir(), 'promises-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'docs'))
writeFileSync(join(root, 'a.test.ts'), `test('locks', () => {})\ntest.each([1, 2])(\n  "of one's %s",\n  () => {},\n)`)
writeFileSync(join(root, 'a.ts'), '')
writeFileSync(join(root, 'docs/b.md'), '')

const page = (head: string, ...rows: string[]) => `# Page\n\n${head}\n| --- | --- |\n${rows.join('\n')}\n`
const found = (text: string) => promiseProblems(root, 'docs/security.md', text)

test('titles are found in calls of any shape', () => {
  expect(titlesIn(`test('a', f)\nit.each(x)(\n 'it\\'s %s',\n f)\nexpect('no')\ndescribe("b", f)`)).toEqual([
    'a',
    "it's %s",
    'b',
  ])
})

test.each([
  ['| promise | held by |', "| locks | [locks](../a.test.ts), [of one's %s](../a.test.ts) |", []],
  ['| promise | held by |', '| locks |  |', ['no test holds "locks"']],
  ['| promise | held by |', '| locks | a.test |', ['no test holds "locks"']],
  ['| promise | figure |', '| locks | 5 |', ['no test holds "locks"']],
  ['| promise | held by |', '| locks | [lock](../a.test.ts) |', ['has no test called "lock"']],
  ['| promise | held by |', '| locks | [locks](../gone.test.ts) |', ['../gone.test.ts does not exist']],
  ['| promise | held by |', '| locks | [locks](../a.ts) |', ['../a.ts is no file of tests']],
  ['| standing | where |', '| met | [the page](b.md), [locks](../a.test.ts) |', []],
  ['| standing | where |', '| met | [a.test](../a.test.ts) |', []],
  ['| promise | held by |', '| locks | [a.test](../a.test.ts) |', ['has no test called "a.test"']],
  ['| standing | where |', '| met | everywhere |', ['met, but nothing is linked']],
  ['| standing | where |', '| not met | |', ['nothing says where or why']],
  ['| standing | where |', '| perhaps | [it](b.md) |', ['"perhaps" is none of: met']],
  ['| standing | where |', '| not met | [unlocks](../a.test.ts) is open |', ['has no test called "unlocks"']],
])('%s %s', (head, row, wanted) => {
  const problems = found(page(head, row))
  expect(problems).toHaveLength(wanted.length)
  for (const [at, part] of wanted.entries()) {
    expect(problems[at]).toContain('docs/security.md:5: ')
    expect(problems[at]).toContain(part)
  }
})
