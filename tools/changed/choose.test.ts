// Which tests a change can reach, over the files of this project itself; and what git says has changed, in a small repository.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { allScreens } from '@register/contract/screens/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseTests } from './choose.mjs'
import { comparedWith, whatDiffers } from './differing.mjs'
import { pagesNamed } from './imports.mjs'
import { sweepsOf } from './journeys.mjs'

const root = resolve(import.meta.dirname, '../..')
const { files } = whatDiffers(root, 'HEAD')
const screens = Object.entries(allScreens).map(([view, screen]) => ({ view, ...screen }))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const everyUnit = files.filter((path) => isTest(path) && !path.startsWith('e2e/')).toSorted()
const everyJourney = files.filter((path) => isTest(path) && path.startsWith('e2e/')).toSorted()

const choose = (...changed: string[]) => {
  for (const path of changed) expect(files).toContain(path)
  return chooseTests({ root, files, changed, screens })
}

describe('the choice', () => {
  test('a piece of the kit reaches its own tests, the demonstrations that name it, and the areas whose pages use it', () => {
    const { units, journeys } = choose('apps/web/src/kit/editor/TextEditor.tsx')
    expect(journeys).toEqual(expect.arrayContaining(['e2e/kit/editor.test.ts', 'e2e/every-screen/display.test.ts']))
    expect(journeys).toEqual(expect.arrayContaining(['e2e/business/notice.test.ts', 'e2e/system/notice.test.ts']))
    expect(journeys).not.toContain('e2e/kit/flow.test.ts')
    expect(units.filter((path) => path.startsWith('apps/server/src/features/business'))).toEqual([])
  })

  test('a piece that only demonstrations show reaches neither the register’s own journeys nor the server', () => {
    const { units, journeys } = choose('apps/web/src/showcase/flow/FlowDesigner.tsx')
    expect(journeys).toEqual(expect.arrayContaining(['e2e/kit/flow.test.ts', 'e2e/every-screen/display.test.ts']))
    expect(journeys.filter((path) => /^e2e\/(?:business|system|site|template)\//.test(path))).toEqual([])
    expect(units).not.toContain('soak/soak.test.ts')
    expect(units).not.toContain('attack/attack.test.ts')
  })

  test('a piece that frames every page reaches every journey', () => {
    expect(choose('apps/web/src/kit/mark/Watermark.tsx').journeys).toEqual(everyJourney)
  })

  test('a page reaches its area, its part of the sweep, and whoever names it elsewhere', () => {
    const { journeys } = choose('apps/web/src/pages/system/post/PostList.tsx')
    const system = everyJourney.filter((path) => path.startsWith('e2e/system/'))
    expect(journeys).toEqual(
      expect.arrayContaining([...system, 'e2e/every-screen/office.test.ts', 'e2e/bundles.test.ts']),
    )
    expect(journeys.filter((path) => /^e2e\/(?:business|site|template|kit)\//.test(path))).toEqual([])
    expect(choose('apps/web/src/pages/business/report/list/ReportList.tsx').journeys).toEqual(
      expect.arrayContaining(['e2e/business/reportFilters.test.ts', 'e2e/shell/tabs.test.ts']),
    )
  })

  test('a feature of the server reaches the screens that ask it, and the tests that build an app', () => {
    const { units, journeys } = choose('apps/server/src/features/system/post/routes.ts')
    expect(units).toContain('apps/server/src/features/system/post/post.test.ts')
    expect(units.filter((path) => path.startsWith('apps/web/src/kit'))).toEqual([])
    expect(journeys).toEqual(expect.arrayContaining(['e2e/system/post.test.ts', 'e2e/every-screen/office.test.ts']))
    expect(journeys).not.toContain('e2e/template/list.test.ts')
    // Its endpoints are declared at other addresses, and the frame asks the feature.
    expect(choose('apps/server/src/features/system/qr/routes.ts').journeys).toContain('e2e/shell/strongWays.test.ts')
    expect(choose('apps/server/src/features/system/message/routes.ts').journeys).toEqual(everyJourney)
  })

  test('a file of the contract reaches both sides', () => {
    const { units, journeys } = choose('packages/contract/src/system/post.ts')
    expect(units).toContain('apps/server/src/features/system/post/post.test.ts')
    expect(units).toContain('packages/contract/src/contract.test.ts')
    expect(journeys).toContain('e2e/system/post.test.ts')
    expect(choose('packages/contract/src/phrase.ts').journeys).toEqual(everyJourney)
  })

  test.each([
    'package-lock.json',
    'vitest.config.ts',
    'apps/server/migrations/0001_start.sql',
    'tools/setup.mjs',
    'docs/api-paths.txt',
  ])('what %s reaches cannot be told: every test', (path) => {
    const { units, journeys } = chooseTests({ root, files, changed: ['docs/pages.md', path], screens })
    expect(units).toEqual(everyUnit)
    expect(journeys).toEqual(everyJourney)
  })

  test.each(['apps/server/src/db/connect.ts', 'apps/web/chunks.ts', 'e2e/global.ts', 'e2e/browser.ts'])(
    '%s can reach every journey',
    (path) => {
      expect(choose(path).journeys).toEqual(everyJourney)
    },
  )

  test('what tests read by a path counts, and a test itself', () => {
    expect(choose('apps/web/src/app/theme/tokens.css').units).toContain('apps/web/src/app/theme/colours.test.ts')
    expect(choose('tools/rules/shape.mjs').units).toContain('tools/rules/shape.test.ts')
    const { units, journeys } = choose('e2e/site/ways.test.ts')
    expect(journeys).toEqual(['e2e/site/ways.test.ts'])
    expect(units).not.toContain('apps/server/src/features/system/post/post.test.ts')
  })

  test('a removed file reaches what still names it', () => {
    const gone = 'apps/web/src/showcase/flow/FlowDesigner.tsx'
    const left = files.filter((path) => path !== gone)
    const { journeys } = chooseTests({ root, files: left, changed: [gone], screens })
    expect(journeys).toContain('e2e/kit/flow.test.ts')
  })

  test('a document reaches no test', () => {
    expect(choose('docs/pages.md', 'README.md')).toMatchObject({ units: [], journeys: [] })
  })
})

test('every screen has a page that is followed, and the part of the sweep that opens it is known', () => {
  const named = pagesNamed(root, files)
  expect(named.map(({ view }) => view).toSorted()).toEqual(Object.keys(allScreens).toSorted())
  for (const { page } of named) expect(files).toContain(page)
  const cases = files.filter((path) => path.startsWith('e2e/every-screen/cases/'))
  const groups = readFileSync(join(root, 'e2e/every-screen/screens.ts'), 'utf8')
  for (const path of cases) {
    const lists = readFileSync(join(root, path), 'utf8')
      .split(/^export const (?=\w+: readonly ScreenCase)/m)
      .slice(1)
    for (const list of lists) {
      const name = /^\w+/.exec(list)?.[0] ?? ''
      const group = new RegExp(`(\\w+): (?:\\[[^\\]]*\\b${name}\\b|${name},)`).exec(groups)?.[1]
      for (const [, view = ''] of list.matchAll(/view: '([^']+)'/g)) expect(sweepsOf(view), view).toContain(group)
    }
  }
})

test('the words of the command line', () => {
  expect(comparedWith(['server', 'report'], undefined)).toBeUndefined()
  expect(comparedWith(['--changed'], '')).toEqual({ ref: undefined })
  expect(comparedWith(['--changed', 'v2'], undefined)).toEqual({ ref: 'v2' })
  expect(comparedWith(['--changed=HEAD~2'], 'false')).toEqual({ ref: 'HEAD~2' })
  expect(() => comparedWith(['--changed'], 'true')).toThrow('in CI every test runs')
  expect(() => comparedWith(['--changed', 'HEAD', 'server'], undefined)).toThrow('at most the ref')
  expect(() => comparedWith(['server', '--changed'], undefined)).toThrow('at most the ref')
})

describe('what differs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: folder, stdio: 'pipe' })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  beforeAll(() => {
    git('init', '-q', '-b', 'main')
    for (const path of ['old.ts', 'left.ts', 'moved.ts']) write(path, path)
    write('.gitignore', 'dist/\n')
    git('add', '.')
    git('commit', '-q', '-m', 'begin')
    git('branch', 'elsewhere')
    write('报告.ts', 'committed')
    git('add', '.')
    git('mv', 'moved.ts', 'here.ts')
    git('commit', '-q', '-m', 'go on')
    write('left.ts', 'uncommitted')
    write('new/new.ts', 'untracked')
    write('dist/made.js', 'ignored')
    rmSync(join(folder, 'old.ts'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('commits since a ref, what is not committed, new files and removed ones; both names of a moved one', () => {
    const { files: all, changed } = whatDiffers(folder, 'elsewhere')
    expect(changed).toEqual(['here.ts', 'left.ts', 'moved.ts', 'new/new.ts', 'old.ts', '报告.ts'])
    expect(all.toSorted()).toEqual(['.gitignore', 'here.ts', 'left.ts', 'new/new.ts', '报告.ts'])
  })

  test('what came to the ref in the meantime does not count', () => {
    git('stash', '-q', '-u')
    git('checkout', '-q', 'elsewhere')
    write('theirs.ts', 'theirs')
    git('add', '.')
    git('commit', '-q', '-m', 'theirs')
    git('checkout', '-q', 'main')
    git('stash', 'pop', '-q')
    expect(whatDiffers(folder, 'elsewhere').changed).not.toContain('theirs.ts')
  })

  test('without a ref, what differs from origin/main, and where there is none from the last commit', () => {
    expect(whatDiffers(folder, undefined)).toMatchObject({
      since: 'HEAD',
      changed: ['left.ts', 'new/new.ts', 'old.ts'],
    })
    git('update-ref', 'refs/remotes/origin/main', 'elsewhere')
    expect(whatDiffers(folder, undefined).since).toBe('origin/main')
    expect(() => whatDiffers(folder, 'nowhere')).toThrow('There is no commit called nowhere.')
  })
})
