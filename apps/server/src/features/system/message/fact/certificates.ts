// The facts about what a certificate is worth and says: changes of its standing, its content, the names on it, its products.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { since, sinceWith, titled, type Fact } from './wording.ts'

export const certificateFacts = {
  certificateSuspension: { topic: 'certificate', title: titled('证书被暂停', 'Certificate suspended'), text: since },
  certificateRestoration: { topic: 'certificate', title: titled('证书已恢复', 'Certificate restored'), text: since },
  certificateRevocation: { topic: 'certificate', title: titled('证书被撤销', 'Certificate revoked'), text: since },
  certificateCancellation: {
    topic: 'certificate',
    title: titled('证书已由持有人申请注销', 'Certificate cancelled at its holder’s request'),
    text: since,
  },
  certificateAnnouncement: {
    topic: 'certificate',
    title: titled('证书的状态变更已预告', 'Change of standing of a certificate announced'),
    text: since,
  },
  certificateCallOff: {
    topic: 'certificate',
    title: titled('证书的状态变更预告已撤回', 'Announced change of standing called off'),
    text: since,
  },
  certificateRenameAhead: {
    topic: 'certificate',
    title: titled('证书上的单位更名已预告', 'Change of name on a certificate announced'),
    text: sinceWith,
  },
  certificateRenameCalledOff: {
    topic: 'certificate',
    title: titled('证书上的单位更名预告已撤回', 'Announced change of name on a certificate called off'),
    text: sinceWith,
  },
  certificateRecall: {
    topic: 'certificate',
    title: titled('证书项下的部分产品被召回', 'Some products under a certificate recalled'),
    text: sinceWith,
  },
  certificateRecallLifted: {
    topic: 'certificate',
    title: titled('证书项下产品的召回已解除', 'Recall of products under a certificate lifted'),
    text: sinceWith,
  },
  certificateLapse: { topic: 'certificate', title: titled('证书依规失效', 'Certificate ended by a rule'), text: since },
  certificateRevision: { topic: 'certificate', title: titled('证书内容已修订', 'Certificate revised'), text: since },
  certificateRename: {
    topic: 'certificate',
    title: titled('证书登记了单位更名', 'Change of name on a certificate'),
    text: since,
  },
  certificateExpiring: {
    topic: 'certificate',
    title: titled('证书即将到期', 'Certificate about to end'),
    text: ({ date = '' }) => [`有效期至 ${date}`, `Valid until ${date}`],
  },
  certificateSuperseded: {
    topic: 'certificate',
    title: titled('证书已被新证书替代', 'Certificate replaced by a newer one'),
    text: ({ replacement = '' }) => [
      `替代它的证书：${printNo(replacement)}`,
      `Replaced by certificate ${printNo(replacement)}`,
    ],
  },
} as const satisfies Record<string, Fact>
