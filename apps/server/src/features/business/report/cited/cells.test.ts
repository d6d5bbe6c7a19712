// Several numbers in the cell of a part: each with its standing, for the public and in the office; a revoked one warns by the second number too, and leads to its machines.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCited } from '@register/contract/business/report/part/find'
import { keysIn } from '@register/contract/business/report/part/inCell'
import { listMachines } from '@register/contract/business/part/machines'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const [first, second] = [await publishedReport(app, { components: [] }), await publishedReport(app, { components: [] })]
const machine = await publishedReport(app, { components: [] })
const [one, two] = [printNo(first.certificateNo ?? ''), printNo(second.certificateNo ?? '')]
const cell = `左 ${one}；EU-BD 123、${two}（右）`

const write = (id: number, columns: string, values: unknown[] = []) =>
  app.owner.query(`UPDATE report SET ${columns} WHERE id = ${id}`, values)

test('each number of a cell is linked, text between them stays, and the second one warns', async () => {
  await write(machine.id, 'components = $1', [JSON.stringify([{ name: '门锁装置', certificateNo: cell }])])
  await write(second.id, `status = 'revoked', status_since = '2026-01-02'`)
  const { components, fallenParts } = await app.stranger(frontAnswer, { body: { publicId: machine.publicId } })
  expect(components[0]?.pieces.filter(({ cited }) => cited).map(({ text, cited }) => [text, cited?.status])).toEqual([
    [one, 'published'],
    [two, 'revoked'],
  ])
  expect(components[0]?.pieces.map(({ text }) => text).join('')).toBe(cell)
  expect(fallenParts).toMatchObject([{ publicId: second.publicId, names: ['门锁装置'] }])
  const found = await (await app.as('body-staff'))(findCited, { body: { numbers: [cell] } })
  expect(found.map(({ asked, number, publicId }) => [asked, number, publicId])).toEqual([
    [cell, one, first.publicId],
    [cell, two, second.publicId],
  ])
  const head = await app.as('head-office')
  for (const part of [first, second])
    expect((await head(listMachines, { body: { id: part.id } })).list.map(({ id }) => id)).toEqual([machine.id])
})

test('a cell with one number needs no pieces', async () => {
  await write(machine.id, 'components = $1', [JSON.stringify([{ name: '门锁装置', certificateNo: one }])])
  const { components } = await app.stranger(frontAnswer, { body: { publicId: machine.publicId } })
  expect(components).toMatchObject([{ cited: { publicId: first.publicId }, pieces: [] }])
})

test('the database reads a cell as the contract does', async () => {
  const keysOf = async (cells: readonly string[]) =>
    (
      await app.owner.query<{ keys: string[] | null }>(
        'SELECT cell_keys(given) AS keys FROM unnest($1::text[]) WITH ORDINALITY cells (given, at) ORDER BY at',
        [cells],
      )
    ).rows.map(({ keys }) => (keys ?? []).toSorted())
  const parts = [
    one,
    two,
    `${one}补`,
    `${one}〔补〕`,
    `${one}【补1】`,
    `${one}（补漆）`,
    `${one}(备注)`,
    `${one}（补1）`,
    'TX 3110 901 05 0001',
    'tsx.3110.901.2026.0001',
    'TSX3110901202600011',
    'TSX 3110 901 2026 0001-1',
    'TSX 311O 901 2026 0001',
    'EU-BD 123',
    '左',
    'No',
    '、',
    '；',
    '，',
    ' ',
    '（',
    '）',
    '\n',
    '\u200B',
    '～',
    '０００１',
    '\u0422',
    '变更',
    '变更公告',
    '/',
    '.',
    'A',
    '7',
    '3110 901 2026 0001',
    '证书编号：',
  ]
  const random = fc.array(fc.constantFrom(...parts), { maxLength: 7 }).map((all) => all.join(''))
  const cells = [cell, one, '', ...parts, ...fc.sample(random, { numRuns: 4_000, seed: 7 })]
  const found = await keysOf(cells)
  const differing = cells.filter((given, at) => found[at]?.join() !== keysIn(given).toSorted().join())
  expect(differing.map((given) => [given, keysIn(given), found[cells.indexOf(given)]])).toEqual([])
})
