// Sentences that explain the answer about coverage.
import type { Certificate, Ground } from '@register/contract/rules/coverage/check'
import { dateReading, heldDays } from '@register/contract/rules/days/partDays'
import type { Neighbour } from '@register/contract/business/publicReport/publicReport'
import { recallOf } from '@register/contract/rules/recallRange'
import type { Phrase } from '@register/contract/phrase'
import type { CoveredCategory } from './category.ts'
import { replacedText, stoppedSince, type Stopped } from './standing.ts'

interface Standing {
  /** Since when it is stopped. */
  sinceDay: string | null
  valid_to: string | null
  issue_date?: string | null
  as_printed?: unknown
  derived: string
  category: CoveredCategory
  manufacturer_name: string | null
  model: string | null
  successor: Neighbour | null
}

/** Standings after which a machine that was made before them is asked about. */
const ends = ['revoked', 'cancelled', 'lapsed', 'suspended', 'expired'] as const

const recalledText: Phrase = [
  '该产品在召回范围内，须按本页的召回公告处理',
  'This product is recalled: see the recall on this page',
]

const sentences: Record<Ground, (row: Standing) => Phrase> = {
  revoked: ({ sinceDay: on }) =>
    on
      ? [`证书已于 ${on} 撤销`, `The certificate was revoked on ${on}`]
      : ['证书已撤销', 'The certificate has been revoked'],
  cancelled: ({ sinceDay: on }) =>
    on
      ? [`证书已于 ${on} 由持有人申请注销`, `The certificate was cancelled at its holder’s request on ${on}`]
      : ['证书已由持有人申请注销', 'The certificate was cancelled at its holder’s request'],
  lapsed: ({ sinceDay: on }) =>
    on
      ? [`自 ${on} 起依规失效，所需手续见本页`, `A rule ended it from ${on} on; the page says what is needed`]
      : ['已依规失效，所需手续见本页', 'A rule ended it; the page says what is needed'],
  suspended: ({ sinceDay: on }) =>
    on
      ? [`证书自 ${on} 起暂停`, `The certificate has been suspended since ${on}`]
      : ['证书已暂停', 'The certificate is suspended'],
  expired: ({ valid_to: on }) => [`证书已于 ${on} 期满`, `The certificate expired on ${on}`],
  unqualified: () => [
    '试验结论为不合格，证书不覆盖任何产品',
    'The sample did not pass the type test, so nothing is covered',
  ],
  superseded: ({ successor }) => replacedText(successor),
  inForceThen: (row) => {
    const [zh, en] = sentences[ends.find((one) => one === row.derived) ?? 'expired'](row)
    return [
      `${zh}；设备制造之日证书尚有效。在证书有效时制造的设备此后如何处理，以现行规则为准，本登记不作判断`,
      `${en}. It was in force on the day of manufacture; what follows for a machine made while it was in force is decided by the rule in force, not by this register`,
    ]
  },
  unconfirmed: () => [
    '证书的有效期、发证日期或试验结论未登记，请核对原件',
    'The validity, the day of issue or the conclusion of the certificate is not registered: check the original',
  ],
  category: ({ category: { code, name } }) => [
    `设备品种不同：证书的品种是 ${code} ${name[0]}`,
    `The category differs: the certificate is for ${code} ${name[1]}`,
  ],
  manufacturer: ({ manufacturer_name: name }) => [
    `制造单位不同：证书属于${name}`,
    `The manufacturer differs: the certificate belongs to ${name}`,
  ],
  makerMissing: ({ manufacturer_name: name }) => [
    `证书只适用于其制造单位${name ?? ''}的产品：请填写您设备的制造单位`,
    `The certificate holds for products of its manufacturer alone${name ? ` (${name})` : ''}: give the manufacturer of your machine`,
  ],
  makerUnclear: ({ manufacturer_name: name }) => [
    `证书属于${name ?? '未登记的制造单位'}；所填制造单位是否为同一家（曾用名、外文名、境内代理），登记中无法确认`,
    `The certificate belongs to ${name ?? 'a manufacturer that is not registered'}; whether the one given is the same company under another name cannot be told from the register`,
  ],
  modelNotListed: () => ['所询型号不在证书所列型号之中', 'The model is not among those the certificate lists'],
  modelOther: ({ model }) => [
    `所询型号与证书型号 ${model} 不同，证书未列出其他型号`,
    `The model is not the certificate's model ${model}, and no others are listed`,
  ],
  modelMissing: () => ['请填写您设备的型号', 'Give the model of your machine'],
  modelUnclear: ({ model }) => [
    `所询型号是否就是证书所载型号${model ? ` ${model}` : ''} 或在其系列之内，须对照原文判断`,
    `Whether the model is the certificate's${model ? ` ${model}` : ''}, or one of its series, cannot be told from the register: compare with the original`,
  ],
  oneByOne: () => [
    '该类设备逐台（条）试验，只覆盖所试的同一台（条）',
    'Such products are tested one by one: only the tested unit is covered',
  ],
  recalled: () => recalledText,
  recallOpen: () => [
    '证书下部分产品已召回；须知道产品编号或制造日期，才能判断您的设备是否在内',
    'Some products under the certificate are recalled; whether yours is one of them depends on its serial number or its date of manufacture',
  ],
  aloneUnstated: () => [
    '速度很高或载重量很大的电梯可能须逐台试验；登记中没有说明本证书适用于这一型号，还是只适用于所试的那一台',
    'Very fast and very large lifts may be tested one by one; the record does not state whether this certificate is for a type or for the tested unit alone',
  ],
  notTested: () => [
    '覆盖核对不适用于该类设备：没有型式试验的覆盖规则',
    'Coverage cannot be checked for products of this kind: no rule of type testing says what their certificates cover',
  ],
  noRule: () => [
    '该品种未列入任何目录，本登记没有适用的覆盖规则，无法核对',
    'The category is in no list, and this register holds no rule on what its certificates cover, so coverage cannot be checked',
  ],
  noTable: () => [
    '登记中没有覆盖表；下面是所试样品的参数',
    'The record gives no coverage table; the tested sample is shown below',
  ],
  notWhole: () => [
    '所登记的各情形均不符合，但登记未注明覆盖表完整，证书原件可能还列有其他情形',
    'No registered row is met, but the record does not state that its table is complete: the original may list more',
  ],
  rowHolds: () => ['所填各项均在证书所列范围内', 'All that was entered is within what the certificate lists'],
  printedText: () => [
    '所填各项均在证书所列范围内，但证书另印有覆盖文字，登记中没有声明覆盖表已含其全部内容',
    'All that was entered is within what the certificate lists, but the certificate also prints a text on coverage, and the record does not state that the table holds all of it',
  ],
  allFail: () => ['超出证书所列范围', 'Outside what the certificate lists'],
  madeOutside: ({ valid_to: on, issue_date: issueDate, as_printed: asPrinted }) => {
    const issue = { issueDate, asPrinted }
    const [zh, en] = heldDays(issue).issueDate ? dateReading(issue, 'issueDate') : ['', '']
    const known = zh
      ? [
          `发证日期只印有 ${zh}，有效期从其最后一日起才能认定。`,
          `The day of issue is printed as ${en} only, so the certificate is known to be in force from the last day of it. `,
        ]
      : ['', '']
    return [
      `${known[0]}所填制造日期不在证书有效期内${on ? `（有效期至 ${on}）` : ''}：当时制造的设备是否被覆盖，本证书无法说明`,
      `${known[1]}The date of manufacture lies outside the days on which the certificate is in force${on ? ` (until ${on})` : ''}: of a machine made then the certificate says nothing`,
    ]
  },
  open: () => ['还有条件无法判断', 'Some conditions cannot be judged yet'],
}

export const groundText = (
  ground: Ground,
  row: Omit<Standing, 'sinceDay' | 'category'> & Stopped,
  category: CoveredCategory,
): Phrase => sentences[ground]({ ...row, category, sinceDay: stoppedSince(row) })

/** That the product is recalled is said whatever else the verdict rests on. */
export const recallTexts = (
  { recalls = [] }: Pick<Certificate, 'recalls'>,
  unit: Parameters<typeof recallOf>[1],
  ground: Ground,
): readonly Phrase[] => (ground !== 'recalled' && recallOf(recalls, unit) === 'recalled' ? [recalledText] : [])
