// Exceptions from the vocabulary of file names only become fewer: each names an existing file that does not fit.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { idleExceptions, nameProblem } from './arrows/importProblem.mjs'
import { vocabularies } from './arrows/vocabulary.mjs'

const root = resolve(import.meta.dirname, '..')

test('an exception whose file has gone is struck off', () => {
  const gone = vocabularies.flatMap(({ exceptions }) => exceptions.filter((file) => !existsSync(join(root, file))))
  expect(gone).toEqual([])
})

test('an exception that fits by now is struck off', () => {
  expect(idleExceptions()).toEqual([])
})

test.each([
  ['apps/server/src/features/system/post/routes.ts', true],
  ['apps/server/src/features/business/report/content/anything.ts', true],
  ['apps/server/src/features/system/post/post.test.ts', true],
  ['apps/server/src/features/system/post/utils.ts', false],
  ['apps/web/src/pages/system/post/PostList.tsx', true],
  ['apps/web/src/pages/system/post/usePosts.ts', true],
  ['apps/web/src/pages/system/post/list/words.ts', true],
  ['apps/web/src/pages/system/post/helper.ts', false],
  ['apps/web/src/pages/system/helper.tsx', false],
  ['apps/server/src/db/anything.ts', true],
])('%s: %s', (file, fits) => {
  expect(nameProblem(file) === undefined).toBe(fits)
})
