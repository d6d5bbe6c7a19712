// The facts about ends by rule: one message tells each person of all their certificates.
import type { Phrase } from '@register/contract/phrase'
import type { About } from './wording.ts'

const ruled = ({ date, zh, en }: About): Phrase => [
  [date && `自 ${date} 起`, zh].filter(Boolean).join(' · '),
  [date && `From ${date}`, en].filter(Boolean).join(' · '),
]

const topic = 'certificate' as const

export const ruleFacts = {
  ruleEnded: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `依“${title}”，${count} 张证书失效`,
      count === 1
        ? `A certificate was ended by a rule: ${title}`
        : `${count} certificates were ended by a rule: ${title}`,
    ],
    text: ruled,
  },
  ruleEndAnnounced: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `依“${title}”，${count} 张证书将失效`,
      count === 1
        ? `A certificate will be ended by a rule: ${title}`
        : `${count} certificates will be ended by a rule: ${title}`,
    ],
    text: ruled,
  },
  ruleEndReversed: {
    topic,
    title: ({ title = '', count = 1 }: About): Phrase => [
      `“${title}”的依规失效已撤销，涉及 ${count} 张证书`,
      count === 1
        ? `The end by rule of a certificate was reversed: ${title}`
        : `The end by rule of ${count} certificates was reversed: ${title}`,
    ],
  },
}
