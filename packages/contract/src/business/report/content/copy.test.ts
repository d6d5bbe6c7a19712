// What a copy still lacks of the report that it was copied from.
import { expect, test } from 'vitest'
import { filesLabel, stillLeftOut } from './copy.ts'

test('what a copy left out is said until it is filled in, in whichever language it was said', () => {
  const names = ['证书编号', 'Drawing', 'Model', '附件', 'Coverage']
  expect(stillLeftOut(names, {}, [])).toEqual(names)
  const fields = { certificateNo: 'TSX311090120260001', model: '' }
  expect(stillLeftOut(names, fields, [filesLabel])).toEqual(['Drawing', 'Model', 'Coverage'])
})
