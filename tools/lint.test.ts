// Each linter rule of the project reports a violation, with a message that says where the code belongs; good imports pass.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const server = 'apps/server/src'
const web = 'apps/web/src'
const value = (from: string) => `import { a } from '${from}'\nexport const b = a\n`

/** Offending files, each with a word of the message that it must get. */
const offences: [file: string, text: string, message: RegExp][] = [
  [
    'packages/contract/src/business/x1.ts',
    value('node:fs'),
    /contract may not import 'node:fs': the contract only declares/,
  ],
  ['packages/contract/src/x2.ts', value('fs'), /the contract only declares/],
  ['packages/contract/src/x3.ts', value('react'), /the contract only declares/],
  ['packages/contract/src/x4.ts', value('@register/server/src/db/connect'), /reached by its endpoints/],
  ['packages/contract/src/x5.ts', value('../../../apps/web/src/paths.ts'), /the web app is no library/],
  [`${server}/db/x1.ts`, value('../access/actor.ts'), /db is the lowest layer/],
  [`${server}/db/x2.ts`, value('../http/mount.ts'), /db is the lowest layer/],
  [`${server}/db/embedded/x3.ts`, value('../../features/business/report/service.ts'), /db is the lowest layer/],
  [`${server}/access/x1.ts`, value('../http/mount.ts'), /access stands on db alone/],
  [`${server}/access/x2.ts`, value('../jobs/queue.ts'), /access stands on db alone/],
  [`${server}/http/x1.ts`, value('../features/business/report/routes.ts'), /http stands on access and db/],
  [`${server}/http/x2.ts`, value('../jobs/queue.ts'), /http stands on access and db/],
  [`${server}/records/x1.ts`, value('../features/business/report/service.ts'), /records knows no record/],
  [`${server}/files/x1.ts`, value('../features/business/report/service.ts'), /files stands on access and db/],
  [`${server}/jobs/x1.ts`, value('../features/business/report/service.ts'), /jobs knows no feature/],
  [`${server}/jobs/x2.ts`, value('../app.ts'), /app\.ts, main\.ts and checks\.ts put the parts together/],
  [`${server}/jobs/x3.ts`, value('../checks.ts'), /app\.ts, main\.ts and checks\.ts put the parts together/],
  [`${server}/features/business/report/x1.ts`, value('../notice/store.ts'), /through its service\.ts only/],
  [`${server}/features/business/report/x2.ts`, value('../../system/user/make.ts'), /through its service\.ts only/],
  [`${server}/features/business/report/x3.ts`, value('../../../main.ts'), /app\.ts, main\.ts and checks\.ts/],
  [`${server}/features/business/report/x4.ts`, value('react'), /screens belong in apps\/web/],
  [`${server}/features/business/report/x5.ts`, value('../../../../../web/src/paths.ts'), /the web app is no library/],
  [
    `${server}/features/business/report/helper.ts`,
    'export const a = 1\n',
    /no file called 'helper\.ts': .* named by its noun/,
  ],
  [`${web}/pages/business/report/edit/helper.ts`, 'export const a = 1\n', /no file called 'edit\/helper\.ts': screens/],
  [`${web}/pages/business/helper.ts`, 'export const a = 1\n', /web area has no file called 'helper\.ts'/],
  [`${server}/config.ts`, value('./db/connect.ts'), /read by every layer/],
  [`${web}/api/x1.ts`, value('../kit/table/Table.tsx'), /api is the lowest layer/],
  [`${web}/api/x2.ts`, value('node:fs'), /runs in a browser/],
  [`${web}/api/x3.ts`, value('@register/server/src/config'), /reached by its endpoints/],
  [`${web}/kit/x1.tsx`, value('../pages/business/report/words.ts'), /the kit stands on api/],
  [`${web}/kit/table/x2.tsx`, value('@register/contract/business/report/report'), /the kit knows no business word/],
  [`${web}/kit/table/x5.tsx`, value('../../showcase/tree/SideTree.tsx'), /no screen uses yet: move this one into/],
  [`${web}/pages/business/report/x9.tsx`, value('../../../showcase/chart/Chart.tsx'), /no screen uses yet/],
  [`${web}/showcase/tree/x1.tsx`, value('../../pages/vab/piece.ts'), /the showcase stands on the kit/],
  [`${web}/pages/vab/tree/x1.tsx`, value('../../business/words.ts'), /a page imports showcase, kit and api only/],
  [`${web}/kit/plain/x3.tsx`, value('antd'), /public pages stay light/],
  [`${web}/kit/plain/x4.tsx`, value('../table/Table.tsx'), /kit\/plain stands on api alone/],
  [`${web}/site/search/x1.tsx`, value('antd/es/button'), /public pages stay light/],
  [`${web}/site/search/x2.tsx`, value('@ant-design/icons'), /public pages stay light/],
  [`${web}/site/search/x3.tsx`, value('../../kit/table/Table.tsx'), /import kit\/plain and api only/],
  [`${web}/site/search/x4.tsx`, value('../../app/theme.ts'), /import kit\/plain and api only/],
  [`${web}/pages/business/report/x1.tsx`, value('antd'), /antd is wrapped once/],
  [
    `${web}/pages/business/report/x10.tsx`,
    value('@register/contract/rules/parameters/formKinds'),
    /declarations of kinds stay on the server/,
  ],
  [
    `${web}/site/answer/x5.tsx`,
    value('@register/contract/rules/parameters/kinds/elevator'),
    /declarations of kinds stay on the server/,
  ],
  [`${web}/pages/business/report/x2.tsx`, value('../../../app/screens.ts'), /a page imports kit and api only/],
  [`${web}/pages/business/report/x3.tsx`, value('../notice/words.ts'), /pages do not know each other/],
  [`${web}/pages/business/report/x4.tsx`, value('../../../site/search/Search.tsx'), /a page imports kit and api only/],
  [`${web}/paths.ts`, value('react'), /paths\.ts imports nothing/],
  ['e2e/x1.ts', value('../apps/server/src/config.ts'), /reached by its endpoints/],
  ['soak/x1.mjs', value('../apps/server/src/config.ts'), /reached by its endpoints/],
  ['soak/x2.mjs', value('../e2e/server.ts'), /meets the built product from outside/],
  ['attack/x1.mjs', value('../apps/server/src/config.ts'), /reached by its endpoints/],
  ['attack/x2.mjs', value('../e2e/server.ts'), /meets the product as a stranger does/],
  ['bench/x2.mjs', value('../apps/server/src/config.ts'), /reached by its endpoints/],
  ['bench/x3.mjs', "import 'pg'\n", /modules\.mjs/],
  ['bench/x4.mjs', value('@register/contract/fold'), /modules\.mjs/],

  // In every form of import.
  [`${server}/db/y1.ts`, "import type { A } from '../http/mount.ts'\nexport type B = A\n", /db is the lowest layer/],
  [`${server}/db/y2.ts`, "export * from '../http/mount.ts'\n", /db is the lowest layer/],
  [`${server}/db/y3.ts`, "export type { A } from '../http/mount.ts'\n", /db is the lowest layer/],
  [`${server}/db/y4.ts`, "export type B = import('../http/mount.ts').A\n", /db is the lowest layer/],
  [`${web}/kit/y5.ts`, "export const lazy = () => import('../app/router.tsx')\n", /the kit stands on api/],

  [`${server}/files/z1.ts`, "import { two } from './z2.ts'\nexport const one = () => two\n", /cycle/i],
  [`${server}/files/z2.ts`, "import { one } from './z1.ts'\nexport const two = () => one\n", /cycle/i],
  [`${server}/files/z3.ts`, 'export const a = (b: any): unknown => b\n', /any/],
  [
    `${server}/files/z4.ts`,
    'const f = async () => 1\nexport const g = () => {\n  f()\n}\n',
    /Promises must be awaited/,
  ],
  [`${server}/files/z5.ts`, 'const f = async () => true\nexport const g = () => (f() ? 1 : 2)\n', /Promise/],
  [`${server}/files/z6.ts`, "export const f = () => console.log('x')\n", /console/],
  [`${server}/files/z7.ts`, 'export const f = (a?: string) => a!.length\n', /non-null/],
  [`${server}/files/z8.ts`, 'export const f = (t: string): number => JSON.parse(t).size\n', /any/],
  [
    `${server}/files/z9.ts`,
    "export const f = (a: 'x' | 'y') => {\n  switch (a) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n",
    /not exhaustive/,
  ],
  [
    `${web}/kit/e1.tsx`,
    "import { useEffect } from 'react'\nexport const useTop = () => useEffect(() => window.scrollTo(0, 0), [])\n",
    /body in braces/,
  ],
  [
    `${web}/kit/e2.tsx`,
    "import * as React from 'react'\nexport const useTop = () => React.useLayoutEffect(() => document.body.focus(), [])\n",
    /body in braces/,
  ],
  ...['words.saved', 'savedOf(2)', 'words.of[2]', 'props.many ? words.saved : null', 'props.many && words.saved'].map(
    (child, at): [string, string, RegExp] => [
      `${web}/kit/p${at}.tsx`,
      `import { savedOf, words } from './words.ts'\nexport const A = (props: { many: boolean }) => <p>{${child}}</p>\nexport const b = [savedOf, words]\n`,
      /a phrase as a bare child .* useTranslate/,
    ],
  ),
  [
    `${web}/kit/p9.tsx`,
    "import type { Wording } from '@register/contract/phrase'\nexport const A = ({ title }: { title?: Wording | undefined }) => <h2>{title}</h2>\n",
    /a phrase as a bare child .* useTranslate/,
  ],
  ['packages/contract/src/z10.ts', 'export const f = () => Buffer.from([1])\n', /use Uint8Array/],
  ['packages/contract/src/z11.ts', 'export const f = () => document.title\n', /do it in apps\/web/],
]

/** Typical imports of the project. */
const good: [file: string, specifiers: string[]][] = [
  ['packages/contract/src/business/ok.ts', ['zod', '../phrase.ts', '../system/user.ts']],
  ['packages/contract/src/ok.test.ts', ['vitest', 'node:fs', 'fast-check']],
  [`${server}/db/ok.ts`, ['pg', 'node:fs', './connect.ts', '@register/contract/page', '../config.ts']],
  [`${server}/access/ok.ts`, ['../db/connect.ts', '@register/contract/errors']],
  [`${server}/http/ok.ts`, ['fastify', '../access/actor.ts', '../db/connect.ts']],
  [`${server}/jobs/ok.ts`, ['../access/actor.ts', '../db/connect.ts']],
  [`${server}/files/ok.ts`, ['../access/actor.ts', '../db/connect.ts']],
  [
    `${server}/features/business/report/read.ts`,
    [
      './store.ts',
      '../notice/service.ts',
      '../../system/user/service.ts',
      '../../../http/mount.ts',
      '../../../db/connect.ts',
    ],
  ],
  [`${server}/features/business/report/forms/ok.ts`, ['../store.ts', '../../../../jobs/queue.ts']],
  [`${server}/features/business/report/ok.test.ts`, ['../../../../test/app.ts', '../../../app.ts']],
  [`${server}/app.ts`, ['./features/business/report/routes.ts', './jobs/queue.ts']],
  [`${server}/main.ts`, ['./app.ts', './config.ts']],
  ['apps/server/seed/ok.ts', ['../src/features/business/report/make.ts', '../src/db/connect.ts']],
  ['apps/server/test/ok.ts', ['../src/app.ts']],
  [`${web}/api/ok.ts`, ['@register/contract/system/user', '@tanstack/react-query']],
  [`${web}/kit/table/ok.tsx`, ['antd', '../../api/call.ts', '../plain/Button.tsx', '@register/contract/page']],
  [`${web}/kit/plain/ok.tsx`, ['react', '../../api/call.ts', '@register/contract/phrase']],
  [
    `${web}/site/search/ok.tsx`,
    ['react', '../../kit/plain/Button.tsx', '../../paths.ts', '@register/contract/business/report/report'],
  ],
  [`${web}/pages/business/report/ReportOk.tsx`, ['./words.ts', '../../../kit/table/Table.tsx', '../../../paths.ts']],
  [
    `${web}/pages/vab/tree/ok.tsx`,
    ['../piece.ts', '../../../showcase/tree/SideTree.tsx', '../../../kit/table/Table.tsx'],
  ],
  [`${web}/showcase/tree/ok.tsx`, ['antd', '../steps/Steps.tsx', '../../kit/table/Table.tsx', '../../api/call.ts']],
  [`${web}/app/ok.tsx`, ['antd', '../pages/business/report/ReportList.tsx', '../site/search/Search.tsx']],
  [`${web}/main.tsx`, ['./app/router.tsx', 'react-dom/client']],
  ['apps/web/pieces/ok.tsx', ['../src/app/office/Surroundings.tsx', 'react-dom/client']],
  ['soak/ok.mjs', ['./call.mjs', 'node:http', 'pg']],
  ['attack/ground/ok.mjs', ['../../soak/product.mjs', '@register/contract/record/rows', 'node:http']],
  ['e2e/business/ok.ts', ['../browser.ts', '@register/contract/business/report/report', 'playwright-core']],
  ['bench/load/ok.mjs', ['node:net', '../figures/percentiles.mjs']],
]

/** Phrases that are said, and children that are none. */
const said = [
  't(words.saved)',
  't(savedOf(2))',
  'words.all.map((one) => t(one))',
  'title && <b title={t(title)} />',
  'props.words',
].map((child, at): [file: string, text: string] => [
  `${web}/kit/s${at}.tsx`,
  `import { savedOf, words } from './words.ts'\nimport { t } from './said.ts'\nexport const A = ({ title, ...props }: { title: string; words: string }) => <p>{${child}}</p>\nexport const b = [savedOf, words, t]\n`,
])

said.push([
  `${web}/kit/s9.tsx`,
  "import type { Wording } from '@register/contract/phrase'\nimport { t } from './said.ts'\nexport const A = (props: { title: Wording }) => {\n  const title = t(props.title)\n  return <h2>{title}</h2>\n}\n",
])

/** A project of nothing but these files, under our own configuration. */
const project = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')))
let found: Map<string, string[]>

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

beforeAll(() => {
  const configurations = ['packages/contract', 'apps/server', 'apps/web', 'e2e', 'soak', 'attack'].map(
    (folder) => `${folder}/tsconfig.json`,
  )
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json', ...configurations])
    cpSync(join(root, file), join(project, file))
  cpSync(join(root, 'tools/arrows'), join(project, 'tools/arrows'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const [file, text] of offences) write(file, text)
  for (const [file, text] of said) write(file, text)
  for (const [file, specifiers] of good) write(file, specifiers.map((specifier) => `import '${specifier}'\n`).join(''))
  found = lint()
})
afterAll(() => rmSync(project, { recursive: true }))

function lint(): Map<string, string[]> {
  const folders = ['packages', 'apps', 'e2e', 'bench', 'soak', 'attack']
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
  const byFile = new Map<string, string[]>()
  for (const { filename, message } of diagnostics) byFile.set(filename, [...(byFile.get(filename) ?? []), message])
  return byFile
}

test.each(offences)('%s is refused', (file, _text, message) => {
  expect((found.get(file) ?? []).join('\n')).toMatch(message)
})

test.each(good)('%s passes', (file) => {
  expect(found.get(file)).toBeUndefined()
})

test.each(said)('%s draws no phrase bare', (file) => {
  expect((found.get(file) ?? []).join('\n')).not.toContain('bare child')
})
