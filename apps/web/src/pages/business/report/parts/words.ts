// Texts of parts and of the machines that name their certificates.
import { partFilters } from '@register/contract/business/part/uses'
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  certificate: ['部件证书', 'Component certificate'],
  machines: ['引用此证书的设备', 'Machines that name this certificate'],
  machinesText: [
    '将此证书作为部件证书载明的已发布报告，按发证日期从新到旧；不公开。',
    'Published reports that name this certificate for one of their components, newest first. Not public.',
  ],
} as const satisfies Record<string, Phrase>

/** Of the list of machines that have a part. */
export const listWords = {
  title: businessScreens['business/part/list'].title,
  text: [
    '按部件名称、型号、制造单位或证书编号，查找已发布报告中装有该部件的设备',
    'Machines with a part, by its name, model, manufacturer or certificate, from published reports',
  ],
  machine: ['设备证书', 'Machine'],
  part: partFilters.part.label,
  partModel: partFilters.partModel.label,
  partMaker: partFilters.partMaker.label,
  partNumber: partFilters.partNumber.label,
  by: ['查到依据', 'Found by'],
  number: ['证书编号', 'Certificate No.'],
  model: ['仅型号，请核对制造单位', 'Model alone: check the manufacturer'],
  empty: ['没有符合条件的部件', 'No part matches these filters'],
  byModel: ['按编号或型号查找', 'Find by number or model'],
  partOf: partFilters.partOf.label,
  ofPart: [
    '列出载明此编号的设备，以及只载明其型号的设备',
    'Machines that name this number, and machines that state its model alone',
  ],
  allParts: ['查看全部部件', 'Show all parts'],
} as const satisfies Record<string, Phrase>

/** Before the number of a certificate that is no longer in force. */
export const fallenPartOf = (names: readonly string[]): Phrase => [
  `部件${names.length > 0 ? `“${names.join('、')}”` : ''}的证书`,
  `The certificate of ${names.length > 0 ? `the component “${names.join(', ')}”` : 'a component'},`,
]
