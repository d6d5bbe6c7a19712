// A code of this register is opened, one that leads elsewhere is named.
import { expect, test } from 'vitest'
import { scanned } from './scanned.ts'

const id = 'aB3dE6gH9jK2mN5pQ8sT1w'
const host = 'register.example.cn'

test.each([
  [`https://${host}/#/v/${id}`, { to: `/v/${id}` }],
  [`  https://${host}/#/v/${id}\n`, { to: `/v/${id}` }],
  ['TLP1:UJCLQE7W581', { to: '/check_proof', isProof: true }],
  ['TSX 3110 901 2026 0001', { to: '/answer/TSX311090120260001' }],
  ['证书编号：TSX31109012026O001', { to: '/answer/TSX311090120260001' }],
  // It shows a number of the register, and is not the register.
  [`https://register.example.com/#/v/${id}`, { to: `/v/${id}`, foreignHost: 'register.example.com' }],
  [`https://${host}.evil.example/#/v/${id}`, { to: `/v/${id}`, foreignHost: `${host}.evil.example` }],
  [`https://${host}@evil.example/#/v/${id}`, { to: `/v/${id}`, foreignHost: 'evil.example' }],
  [`http://${host}:8080/#/v/${id}`, { to: `/v/${id}`, foreignHost: `${host}:8080` }],
  // A host is named wherever it stands, and whatever stands before it.
  [`register.example.com/#/v/${id}`, { to: `/v/${id}`, foreignHost: 'register.example.com' }],
  [`Check at https://evil.example/#/v/${id}`, { to: `/v/${id}`, foreignHost: 'evil.example' }],
  [`weixin://dl/x?u=https://evil.example/#/v/${id}`, { to: `/v/${id}`, foreignHost: 'dl' }],
  [`${host}/#/v/${id}`, { to: `/v/${id}` }],
  ['TSX 3110 901 2026 0001；TSX 3110 901 2026 0002', { isSeveral: true }],
  [`证书编号 TSX 3110 901 2026 0001 制造许可证编号 TS2310A01-2028`, { to: '/answer/TSX311090120260001' }],
  ['901-DT-2026-N0060', { to: '/certificate_search?keyword=901-DT-2026-N0060' }],
  ['https://weixin.qq.com/r/abc', { foreignHost: 'weixin.qq.com' }],
  ['WIFI:S:hall;T:WPA;P:secret;;', {}],
  ['', {}],
])('%j', (text, says) => {
  expect(scanned(text, host)).toEqual(says)
})
