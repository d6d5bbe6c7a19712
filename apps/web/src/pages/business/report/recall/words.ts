// Texts of recalling products of a certificate, and of lifting that.
import type { Phrase } from '@register/contract/phrase'

/** Which products are recalled, and since when. */
export const recalledSince = ([zh, en]: Phrase, on: string): Phrase => [
  `部分产品已召回（${on} 公告）：${zh}`,
  `Some products are recalled (announced ${on}): ${en}`,
]

export const words = {
  recall: ['召回部分产品', 'Recall some products'],
  recallText: [
    '按产品编号或制造日期的范围召回；证书本身仍然有效。公众查验页立即显示，核对覆盖范围时会询问产品编号和制造日期。',
    'By serial numbers or dates of manufacture; the certificate itself stays in force. The public answer shows it at once, and the coverage check asks for serial number and date.',
  ],
  recalled: ['召回已发布', 'The recall is announced'],
  lift: ['解除召回', 'Lift a recall'],
  liftText: [
    '公众查验页保留该召回，并注明已解除及原因。',
    'The public answer keeps the recall, and says that it is lifted and why.',
  ],
  lifted: ['召回已解除', 'The recall is lifted'],
  which: ['召回', 'Recall'],
  why: ['解除原因', 'Why it is lifted'],
} as const
