// What may be stated to be missing on an original, and when the statement falls.
import { expect, test } from 'vitest'
import { formKinds } from '../../../rules/parameters/formKinds.ts'
import { formsOf } from '../../../rules/parameters/formKind.ts'
import { heldUnstated, statable, unstatedErrors, unstatedFrom, unstatedText } from './unstated.ts'

const form = formKinds.flatMap(formsOf).find(({ form: { key } }) => key === 'bridge')

test('nothing that a certificate is found by or valid by can be stated so', () => {
  const paths = new Set(statable(form).map(({ path }) => path))
  for (const never of [
    'certificateNo',
    'reportNo',
    'categoryCode',
    'manufacturerName',
    'conclusion',
    'validTo',
    'noExpiry',
  ])
    expect(paths).not.toContain(never)
  for (const may of ['drawingNo', 'issueDate', 'parameters.span']) expect(paths).toContain(may)
  expect(unstatedErrors(form, ['validTo'])[0]?.field).toBe('unstated')
  expect(unstatedErrors(undefined, ['parameters.span'])).toHaveLength(1)
  expect(unstatedErrors(form, ['drawingNo', 'parameters.span'])).toEqual([])
})

test('what was filled in since is not unstated any more', () => {
  const content = { parameters: { span: 12 }, drawingNo: '', unstated: ['drawingNo', 'parameters.span', 'drawingNo'] }
  expect(heldUnstated(content)).toEqual(['drawingNo'])
})

test('a cell names fields in either language', () => {
  const named = unstatedFrom(form, '总装图号、Span；发证日期')
  expect(named).toEqual({ keys: ['drawingNo', 'parameters.span', 'issueDate'] })
  expect('keys' in named && unstatedText(form, named.keys)).toEqual([
    '总装图号、发证日期、跨度',
    'Assembly drawing No., Issue date, Span',
  ])
  expect(unstatedFrom(form, '总装图号、有效期至')).toMatchObject({
    problem: [expect.stringContaining('有效期至'), expect.anything()],
  })
})
