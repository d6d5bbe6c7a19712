// Texts of the main parts and of the standing of their certificates.
import type { FallenPart } from '@register/contract/business/part/cited'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['主要部件', 'Main components'],
  now: ['部件证书的状态为查询时本登记中的状态。', 'The current status of the component certificates in this register.'],
  name: ['部件', 'Component'],
  model: ['型号', 'Model'],
  certificate: ['部件证书', 'Certificate'],
  maker: ['制造单位', 'Manufacturer'],
  fallen: [
    '已暂停、撤销、注销、依规失效或过期的部件证书',
    'Certificates of components that are suspended, revoked, cancelled, ended by a rule or expired',
  ],
  notTheMachine: [
    '这是部件自身证书的状态，不代表本设备证书的状态，也不说明本设备是否合格。请向设备制造单位，或颁发该部件证书的型式试验机构了解。',
    'This is the status of a component’s certificate. It says nothing about this machine or its own certificate. Ask the manufacturer of the machine, or the type-testing body that issued the component’s certificate.',
  ],
} as const satisfies Record<string, Phrase>

/** What happened to the certificate of a part, as a sentence about its number. */
export function becameOf({ status, since }: Pick<FallenPart, 'status' | 'since'>): Phrase {
  if (status === 'expired')
    return since ? [`已于 ${since} 届满，现已过期`, `expired on ${since}`] : ['已过期', 'has expired']
  if (status === 'revoked') return since ? [`已于 ${since} 撤销`, `was revoked on ${since}`] : ['已撤销', 'is revoked']
  if (status === 'cancelled')
    return since ? [`已于 ${since} 注销`, `was cancelled on ${since}`] : ['已注销', 'is cancelled']
  if (status === 'lapsed')
    return since ? [`自 ${since} 起依规失效`, `was ended by a rule on ${since}`] : ['已依规失效', 'is ended by a rule']
  return since ? [`自 ${since} 起暂停`, `has been suspended since ${since}`] : ['已暂停', 'is suspended']
}
