// Texts that pages and handlers write by hand, refusals among them, hold no name of the wire in either language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wireNamesIn } from '@register/contract/messages/wireNames'
import { expect, test } from 'vitest'
import { pairsIn, root, sourcesIn as allSourcesIn } from './pairs.ts'

// What schemas refuse is walked in everyRefusal.test.ts of the contract.
/** Folders whose texts speak of names to those who work with them: examples of the kit, code, and programs that call the register. */
const forProgrammers = [
  'apps/web/src/showcase/',
  'apps/web/src/pages/vab/',
  'apps/web/src/pages/template/',
  'apps/web/src/pages/other/',
  'apps/web/src/pages/system/api/',
  'apps/web/src/pages/system/generator/',
  'apps/server/src/features/system/client/token/',
]
/** Names that people see as such: of products, files, keys, and of what the operator sets on the server. */
const names =
  /^(?:PUBLIC_URL|LOG_GUARD|SMTP_URL|MAIL_FROM|SHA-256|UTF-8|FreeOTP|Microsoft|Authenticator|Atom|OpenAPI|Node\.js|zip|Esc|e\.g|register\.json|docs|operations\.md|Idempotency-Key|template\.xlsx)$/
/** Given, literally. */
const specified = /^(?:Status|Javascript|Eval)$/

const sourcesIn = (folder: string) =>
  allSourcesIn(folder).filter((path) => !forProgrammers.some((beginning) => path.startsWith(beginning)))

const wrongIn = (path: string) =>
  pairsIn(readFileSync(join(root, path), 'utf8')).flatMap(({ texts }) => {
    const found = wireNamesIn(texts).filter((name) => !names.test(name) && !specified.test(name))
    return found.length > 0 ? [`${path}: ${found.join(', ')} in ${texts.join(' | ')}`] : []
  })

test.each([
  ['apps/web/src/kit', 300],
  ['apps/web/src/pages', 1_500],
  ['apps/web/src/site', 500],
  ['apps/web/src/api', 5],
  ['apps/web/src/app', 50],
  ['apps/server/src/features', 600],
  ['apps/server/src/records', 3],
  ['apps/server/src/access', 5],
  ['apps/server/src/http', 5],
])('the texts of %s name things as people do', (folder, least) => {
  const sources = sourcesIn(folder)
  // The pattern finds the texts at all.
  expect(sources.flatMap((path) => pairsIn(readFileSync(join(root, path), 'utf8'))).length).toBeGreaterThan(least)
  expect(sources.flatMap(wrongIn)).toEqual([])
})

test('a wire name in either language is found, in a text of its own or in a template', () => {
  expect(pairsIn("x(['请填写 creditCode', 'Fill it in'])").flatMap(({ texts }) => wireNamesIn(texts))).toEqual([
    'creditCode',
  ])
  const template = '[\n  `缺少 ${n} 项`,\n  `reportNo of ${n} is missing`,\n]'
  expect(pairsIn(template).flatMap(({ texts }) => wireNamesIn(texts))).toEqual(['reportNo'])
})
