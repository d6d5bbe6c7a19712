// The deliberate breaks of `npm run mutations`, each with the promise that it breaks and the test that must notice it.
// A test that moves to another level changes its `caughtBy` here, and the break must still be caught.
import { screenMutations } from './screens.mjs'
import { serverMutations } from './server.mjs'

/**
 * `test` is a part of the full name of the test, as vitest reports it. `titleIn`: where that title is written, when it is not
 * in the test file word by word (a name that `test.each` puts together).
 * @typedef {{ project: 'contract' | 'server' | 'web' | 'tools' | 'e2e', file: string, test: string,
 *   titleIn?: { file: string, text: string } }} CaughtBy
 *
 * `promise`: what people lose when it breaks. `find` occurs exactly once in `file`; with `put` in its place the sources still
 * compile. Paths are from the root.
 * @typedef {{ name: string, promise: string, file: string, find: string, put: string, caughtBy: CaughtBy }} Mutation
 */

const web = 'apps/web/src'

/** Those of the web app and the tools that unit tests notice, without a server or a browser. @type {readonly Mutation[]} */
const withoutServer = [
  {
    name: 'night colour without contrast',
    promise: 'By night every text can be read.',
    file: `${web}/app/theme/colours.ts`,
    find: "hint: '#8e98a6'",
    put: "hint: '#4e5866'",
    caughtBy: {
      project: 'web',
      file: `${web}/app/theme/colours.test.ts`,
      test: 'night: texts reach 4.5:1',
      titleIn: { file: `${web}/app/theme/colours.test.ts`, text: '${name}: texts reach 4.5:1' },
    },
  },
  {
    name: 'empty values sorted first',
    promise: 'Rows without a value come last, whichever way a table is sorted.',
    file: `${web}/kit/table/local/localRows.ts`,
    find: 'return Number(isEmpty(a)) - Number(isEmpty(b))',
    put: 'return Number(isEmpty(b)) - Number(isEmpty(a))',
    caughtBy: {
      project: 'web',
      file: `${web}/kit/table/local/localRows.test.ts`,
      test: '"prop":"name"',
      titleIn: { file: `${web}/kit/table/local/localRows.test.ts`, text: "sort: { prop: 'name', order: 'ascending'" },
    },
  },
  {
    name: 'upload accepts a refused type',
    promise: 'A file that is no image is refused before it is sent.',
    file: `${web}/kit/upload/fileRules.ts`,
    find: "(type === '' && extensions !== undefined)",
    put: 'extensions !== undefined',
    caughtBy: { project: 'web', file: `${web}/kit/upload/fileRules.test.ts`, test: 'as an image' },
  },
  {
    name: 'filter of the public search not in its address',
    promise: 'The address of a search, sent to another person, shows them the same certificates.',
    file: `${web}/site/search/question.ts`,
    find: "status: text('status').slice(0, longestChoice)",
    put: "status: text('').slice(0, longestChoice)",
    caughtBy: {
      project: 'web',
      file: `${web}/site/search/question.test.ts`,
      test: 'a question survives the address bar',
    },
  },
  {
    name: 'kept input put over a newer record',
    promise: 'Input that the browser kept is offered, not put over what another person saved since.',
    file: `${web}/api/kept/typed.ts`,
    find: 'return entry.rev === rev && !entry.elsewhere',
    put: 'return (entry.rev === rev || rev !== undefined) && !entry.elsewhere',
    caughtBy: {
      project: 'web',
      file: `${web}/api/kept/typed.test.ts`,
      test: 'over another revision it is offered, and the newer record is not overwritten',
    },
  },
  {
    name: 'changed source not built',
    promise: 'Whoever changes a file and starts the product gets what was changed.',
    file: 'tools/setup/stale.mjs',
    find: '`${path} ${found.mtimeMs} ${found.size}`',
    put: '`${path} ${found.size}`',
    caughtBy: {
      project: 'tools',
      file: 'tools/setup.test.ts',
      test: 'a build is due when its output is missing or an input was changed',
    },
  },
]

/** @type {readonly Mutation[]} */
export const mutations = [...serverMutations, ...withoutServer, ...screenMutations]
