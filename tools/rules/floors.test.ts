// Circles between folders are found at every depth, and imports in one direction are allowed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { circles } from './floors.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'register-floors-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}
const importing = (...paths: string[]): string => paths.map((path) => `import { x } from '${path}'\n`).join('')

test('one way is right, however deep', () => {
  const root = project({
    'kit/table/view.ts': importing('../words.ts', './cell.ts'),
    'kit/table/cell.ts': '',
    'kit/words.ts': '',
    'kit/list.ts': importing('./table/view.ts'),
  })
  expect(circles(root)).toEqual([])
})

test('two folders that need each other are named by their imports, types and late ones too', () => {
  const root = project({
    'kit/form/form.ts': importing('../input/input.ts'),
    'kit/input/input.ts': '',
    'kit/input/choice.ts': "const words = () => import('../form/words.ts')\n",
    'kit/form/words.ts': '',
    'kit/form/form.test.ts': importing('../input/choice.ts'),
  })
  expect(circles(root).toSorted()).toEqual([
    'kit/form/form.ts -> kit/input/input.ts',
    'kit/input/choice.ts -> kit/form/words.ts',
  ])
})

test('a circle of three, by way of a file between the folders', () => {
  const root = project({
    'a/one.ts': importing('../middle.ts'),
    'middle.ts': importing('./b/two.ts'),
    'b/two.ts': importing('../a/other.ts'),
    'a/other.ts': '',
  })
  expect(circles(root)).toHaveLength(3)
})
