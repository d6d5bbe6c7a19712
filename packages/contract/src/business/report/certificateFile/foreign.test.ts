// The refusal of a foreign file carries the files that have to be confirmed; other refusals carry none.
import { expect, test } from 'vitest'
import { Failure } from '../../../errors.ts'
import { unconfirmedBasis } from '../content/unlistedBasis.ts'
import { foreignIn, foreignStatement, unconfirmedFiles } from './foreign.ts'

const file = { id: 'x', name: '证书.pdf', numbers: ['TSX311001220260007'] }

test('the files of the refusal, and nothing of another one', () => {
  expect(foreignIn(unconfirmedFiles([file]))).toEqual([file])
  expect(foreignIn(unconfirmedBasis(['7007']))).toEqual([])
  expect(
    foreignIn(new Failure(409, ['x', 'x'], { data: { needs: 'confirmedFiles', values: ['x', null, {}] } })),
  ).toEqual([])
  expect(foreignIn(new Error('x'))).toEqual([])
})

test('the statement names the file and its numbers, and of many only the first', () => {
  expect(foreignStatement([file])[0]).toBe(
    '我已将证书文件“证书.pdf”（文件中的编号：TSX 3110 012 2026 0007）与原件核对，确认是本证书的文件',
  )
  const many = { ...file, numbers: Array.from({ length: 9 }, (_, at) => `TSX31100122026000${at}`) }
  expect(foreignStatement([many])[0]).toMatch(/0004 等）与原件/)
  expect(foreignStatement([many])[1]).toMatch(/0004 and more\)/)
})
