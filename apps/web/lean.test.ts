// What the build leaves of the contract: methods and paths stay, schemas and the server's notes go, and every file still stands.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { leanContract } from './lean.ts'

const contract = join(import.meta.dirname, '../../packages/contract/src')

/** What the plugin makes of a module; null when it leaves it alone. */
function lean(code: string, id = join(contract, 'business/sample.ts')): string | null {
  const { transform } = leanContract()
  if (typeof transform !== 'function') throw new Error('The plugin has no transform')
  const parser = { parse: (text: string) => parseSync('sample.ts', text).program }
  const made = transform.call(parser as never, code, id) as { code: string } | null
  return made && made.code
}

const prelude = `const z = { isStandIn: true }; const endpoint = (spec) => spec;`

/** Runs what is left of a module, with a stand-in for what it imports; a schema that is still made fails. */
async function run(code: string | null): Promise<Record<string, unknown>> {
  const alone = `${prelude}\n${(code ?? '').replaceAll(/^import .*$/gm, '')}`
  return (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as Record<string, unknown>
}

const sample = `
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
export const row = z.object({ id: z.uuid(), name: z.string().max(20) }).strict()
export const listRows = endpoint({
  method: 'POST',
  path: '/api/rows/list',
  access: { may: 'rows:list' },
  summary: ['列表', 'Rows'],
  rate: 'list',
  audit: 'rows.list',
  bodyLimit: 5 * 1024,
  body: z.object({ page: z.int() }).refine((given) => given.page > 0),
  output: row.array(),
  example: { body: { page: z.int() } },
})
`

it('keeps how an endpoint is called and leaves out what only the server reads', async () => {
  const { listRows } = (await run(lean(sample))) as { listRows: Record<string, unknown> }
  expect(listRows).toMatchObject({ method: 'POST', path: '/api/rows/list', access: { may: 'rows:list' } })
  expect([
    listRows['summary'],
    listRows['rate'],
    listRows['audit'],
    listRows['bodyLimit'],
    listRows['example'],
  ]).toEqual([0, 0, 0, 0, 0])
})

it('leaves the stand-in where a schema was, so that lists still see that there is a body', async () => {
  const { listRows, row } = (await run(lean(sample))) as { listRows: Record<string, unknown>; row: unknown }
  expect(row).toHaveProperty('isStandIn')
  expect(listRows['body']).toBe(row)
  expect(listRows['output']).toBe(row)
})

it('leaves out schemas that are made of other ones, and what only they import', () => {
  const code = lean(`
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'
import { pageOf } from '../page.ts'
import { face, faceColumns } from './face.ts'
import { shape } from './shape.ts'
export const columns = { ...faceColumns }
export const day = labelled(z.string(), ['日期', 'Day'])
export const row = face.extend({ shape: shape.nullable() })
export const list = endpoint({ path: '/api/list', output: pageOf(row).extend({ day }) })
`)
  expect(code).not.toMatch(/shape|labelled|pageOf|face[^C.]/)
  expect(code).toContain("import { faceColumns } from './face.ts'")
  expect(code).toContain("import { z } from 'zod'")
})

it('keeps an import for what it does, and one that is used whole', () => {
  const code = `import './sets.ts'\nimport * as rules from './rules.ts'\nimport { a } from './a.ts'\nexport const all = rules.all`
  expect(lean(code)).toBe(`import './sets.ts'\nimport * as rules from './rules.ts'\n\nexport const all = rules.all`)
})

it('keeps a schema by name where the module does not know the library', () => {
  const code = `import { body } from './other.ts'\nexport const add = endpoint({ path: '/api/add', summary: ['加', 'Add'], body })`
  expect(lean(code)).toContain("path: '/api/add', summary: 0, body })")
})

it('keeps what reads with a schema, which then says that it cannot', () => {
  expect(lean(`import { z } from 'zod'\nexport const read = (text) => z.string().parse(text)`)).toContain(
    '=> z.parse(text)',
  )
})

it('leaves everything outside of the contract as it is', () => {
  expect(lean(sample, '/apps/web/src/pages/sample.ts')).toBeNull()
})

const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)

/** The names that a module declares for others. */
const exported = (code: string) =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)

it('leaves every file of the contract readable, with the same names', () => {
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const before = readFileSync(join(contract, file), 'utf8')
    const after = lean(before, join(contract, file)) ?? ''
    expect(parseSync('sample.ts', after).errors, file).toEqual([])
    expect(exported(after), file).toEqual(exported(before))
  }
})

it('leaves no summary of an endpoint in any file', () => {
  const told = files.filter((file) => /^ {2}summary: \[/m.test(readFileSync(join(contract, file), 'utf8')))
  expect(told.length).toBeGreaterThan(10)
  expect(
    told.filter((file) =>
      /^ {2}summary: \[/m.test(lean(readFileSync(join(contract, file), 'utf8'), join(contract, file)) ?? ''),
    ),
  ).toEqual([])
})
