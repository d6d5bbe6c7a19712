// Texts of parts and of the machines that name their certificates.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  certificate: ['部件证书', 'Certificate'],
  machines: ['引用此证书的设备', 'Machines that name this certificate'],
  machinesText: [
    '将此证书作为部件证书载明的已发布报告，按发证日期从新到旧；不公开。',
    'Published reports that name this certificate for one of their components, newest first. Not public.',
  ],
} as const satisfies Record<string, Phrase>
