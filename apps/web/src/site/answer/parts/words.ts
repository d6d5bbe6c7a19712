// Texts of the main parts and of the standing of their certificates.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['主要部件', 'Main components'],
  now: ['部件证书的状态为查询时本登记中的状态。', 'The current status of the component certificates in this register.'],
  name: ['部件', 'Component'],
  model: ['型号', 'Model'],
  certificate: ['部件证书', 'Component certificate'],
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
