// Texts of the office's pages of ends by rule.
import type { Phrase } from '@register/contract/phrase'
import type { RuleEndGroup } from '@register/contract/business/ruleEnd/shape'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  lookFirst: ['请先预览涉及的证书', 'Preview the certificates that it reaches first'],
  title: businessScreens['business/ruleEnd/list'].title,
  text: [
    '新规则实施后不能再作为依据的证书（报告）：总局按条件或按公告所列编号使其依规失效',
    'Certificates and reports that serve no more under a new rule: the head office ends them by conditions or by the numbers of an announcement',
  ],
  new: businessScreens['business/ruleEnd/new'].title,
  newText: [
    '填写规则和选取范围，预览会涉及哪些证书，确认后才会实施',
    'Write down the rule, choose the certificates, look at the preview. Nothing happens before you confirm',
  ],
  empty: ['这里列出已实施和已预告的依规失效。', 'Ends by rule, announced and in force, are listed here.'],
  state: ['状态', 'Status'],
  announcementNo: ['公告文号', 'Announcement No.'],
  certificates: ['证书数', 'Certificates'],
  by: ['实施人', 'By'],
  at: ['实施时间', 'When'],
  rule: ['规则', 'The rule'],
  chosen: ['选取范围', 'Which certificates'],
  preview: ['预览', 'Preview'],
  look: ['预览涉及的证书', 'Look at the certificates'],
  previewAgain: ['重新预览', 'Preview again'],
  previewFirst: [
    '填好生效日期和选取范围后，点击“预览涉及的证书”，查看会涉及哪些证书、各如何处理',
    'With the day of effect and the choice filled in, press “Look at the certificates” to see which ones it reaches and what becomes of them',
  ],
  previewOld: [
    '生效日期或选取范围已修改，请重新预览',
    'The day of effect or the choice has changed since. Preview again',
  ],
  groups: ['分组', 'Groups'],
  noneOf: ['没有这类证书', 'There is none of this kind'],
  asked: ['所列编号', 'Number as given'],
  number: ['证书（报告）编号', 'Certificate or report No.'],
  issued: ['发证日期', 'Issue date'],
  coming: ['已预告', 'Announced'],
  sure: ['确认实施', 'Put in force'],
  cancel: ['取消', 'Cancel'],
  added: ['依规失效已登记', 'The end by rule is recorded'],
  begun: ['正在登记，进度见本页', 'It is being recorded; this page shows how far it is'],
  notDone: ['未实施，填写的内容都还在', 'Not put in force. Nothing you wrote is lost'],
  publicReads: ['公众看到', 'What the public reads'],
  progressAdd: ['正在登记各张证书', 'The certificates are being recorded'],
  progressReverse: ['正在恢复各张证书', 'The certificates are being restored'],
  refused: ['未实施', 'Not put in force'],
  notReversed: ['撤销没有完成，仍然生效', 'The reversal failed, so it still holds'],
  released: ['已单独解除', 'Released'],
  releasedOf: ['解除', 'Release'],
  noReports: ['没有涉及任何证书', 'It reached no certificate'],
  reverse: ['撤销', 'Reverse'],
  callOff: ['撤回', 'Withdraw'],
  reverseReason: ['理由', 'Reason'],
  reversed: ['依规失效已撤销', 'The end by rule is reversed'],
  calledOff: ['依规失效已撤回', 'The end by rule is withdrawn'],
  reversing: ['正在撤销，进度见本页', 'It is being reversed; this page shows how far it is'],
  recorded: ['登记', 'Recorded'],
  announcement: ['查看公告', 'Open the announcement'],
} as const satisfies Record<string, Phrase>

/** The groups of a preview as short as their tabs. */
export const groupTabs = {
  ready: ['将失效', 'To be ended'],
  announced: ['另有预告', 'With another change'],
  already: ['届时已非有效', 'Not in force by then'],
  undated: ['发证日期不明', 'Day of issue unclear'],
  notFound: ['未查到', 'Not found'],
  several: ['对应多份', 'Several reports'],
} as const satisfies Record<RuleEndGroup, Phrase>

/** What becomes of each group. */
export const groupTexts = {
  ready: ['这些证书从生效日期起依规失效。', 'These certificates end on the day of effect.'],
  announced: [
    '这些证书同样从生效日期起依规失效；已预告的变更保留，到期仍会生效。',
    'These certificates end on the day of effect as well. The change that was announced before stays, and takes effect on its own day.',
  ],
  already: [
    '这些证书届时已不是有效证书（已撤销、注销、被替代、到期或已失效），保持原状；以后恢复为有效的，届时依规失效。',
    'These certificates are not in force on that day: revoked, cancelled, replaced, expired or ended before. They stay as they are; one that comes into force again is ended then.',
  ],
  undated: [
    '这些证书没有登记发证日期，或原件只印有年份、年月而跨越所选日期，无法判断是否适用，保持原状。如应失效，请先补登发证日期，或按编号选取。',
    'These certificates have no registered day of issue, or a year or month that lies across the chosen days. Whether they are meant cannot be told, so they stay as they are. To end them, register the day of issue first, or choose them by number.',
  ],
  notFound: [
    '登记中没有这些编号，不作处理；以后登记的，届时依规失效。请核对是否有误。',
    'The register has no such number, so nothing happens; one that is entered later is ended then. Check for mistakes.',
  ],
  several: [
    '同一编号对应多份报告，无法判断指哪一份，不作处理。请改用证书编号。',
    'Several reports have this number, so it cannot be told which one is meant, and nothing happens. Use the certificate number.',
  ],
} as const satisfies Record<RuleEndGroup, Phrase>

export const certificatesOf = (n: number): Phrase => [`${n} 张证书`, n === 1 ? '1 certificate' : `${n} certificates`]
export const endsFrom = (n: number, day: string): Phrase => [
  n === 0
    ? `目前没有证书会失效；自 ${day} 起，以后登记的符合范围的证书依规失效。`
    : `${n} 张证书自 ${day} 起依规失效。`,
  n === 0
    ? `No certificate is ended now. From ${day} on, certificates of this choice that are entered later are ended.`
    : `${n === 1 ? '1 certificate ends' : `${n} certificates end`} on ${day}.`,
]
export const fromDay = (day: string): Phrase => [`自 ${day} 起`, `from ${day} on`]
export const askToAdd = (title: string): Phrase => [`依“${title}”实施依规失效？`, `End certificates by “${title}”?`]
export const askToReverse = (title: string, ahead: boolean): Phrase =>
  ahead
    ? [`撤回“${title}”的依规失效`, `Call off the end by “${title}”`]
    : [`撤销“${title}”的依规失效`, `Reverse the end by “${title}”`]
export const reverseText = (n: number, ahead: boolean): Phrase =>
  ahead
    ? [
        `所涉 ${n} 张证书到期不再失效；已单独解除的不受影响。`,
        `Reaches ${certificatesOf(n)[1]}: none is ended on the day any more. One that was released already is not touched.`,
      ]
    : [
        `所涉 ${n} 张证书恢复到依规失效之前的状态；已单独解除的不受影响，另有其他规则使其失效的仍然失效。`,
        `Reaches ${certificatesOf(n)[1]}: each becomes what it was before, unless it was released already or another rule ends it as well.`,
      ]
export const atMostNumbers = (most: number): Phrase => [`最多 ${most} 个编号`, `must be at most ${most} numbers`]
export const longNumber = (number: string): Phrase => [
  `编号“${number.slice(0, 20)}…”过长，每个最多 100 个字符`,
  `“${number.slice(0, 20)}…” is too long; a number has at most 100 characters`,
]
export const numbersGiven = (n: number): Phrase => [`${n} 个编号`, n === 1 ? '1 number' : `${n} numbers`]
