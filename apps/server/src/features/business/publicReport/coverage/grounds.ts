// Sentences that explain the answer about coverage.
import type { Ground } from '@register/contract/business/coverage/judge'
import type { Neighbour } from '@register/contract/business/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { replacedText, stoppedSince, type Stopped } from './standing.ts'

interface Standing {
  /** Since when it is stopped. */
  sinceDay: string | null
  valid_to: string | null
  category_code: string
  manufacturer_name: string | null
  model: string | null
  successor: Neighbour | null
}

const since = (date: string | null): Phrase => (date ? [`自 ${date} 起`, ` since ${date}`] : ['', ''])

const sentences: Record<Ground, (row: Standing) => Phrase> = {
  revoked: ({ sinceDay: on }) => [`证书${since(on)[0]}已撤销`, `The certificate is revoked${since(on)[1]}`],
  cancelled: ({ sinceDay: on }) => [
    `证书${since(on)[0]}已由持有人申请注销`,
    `The certificate was cancelled at its holder’s request${since(on)[1]}`,
  ],
  suspended: ({ sinceDay: on }) => [`证书${since(on)[0]}暂停`, `The certificate is suspended${since(on)[1]}`],
  expired: ({ valid_to: on }) => [`证书已于 ${on} 期满`, `The certificate was valid until ${on}`],
  unqualified: () => ['试验结论为不合格', 'The test result is not qualified'],
  superseded: ({ successor }) => replacedText(successor),
  unconfirmed: () => [
    '证书的有效期、发证日期或试验结论未登记，请核对原件',
    'The validity, the day of issue or the conclusion of the certificate is not registered: check the original',
  ],
  category: ({ category_code: code }) => [
    `设备品种不同：证书的品种是 ${code}`,
    `The category differs: the certificate is for ${code}`,
  ],
  manufacturer: ({ manufacturer_name: name }) => [
    `制造单位不同：证书属于${name}`,
    `The manufacturer differs: the certificate belongs to ${name}`,
  ],
  modelNotListed: () => ['所询型号不在证书所列型号之中', 'The model is not among those the certificate lists'],
  modelOther: ({ model }) => [
    `所询型号与证书型号 ${model} 不同，证书未列出其他型号`,
    `The model is not the certificate's model ${model}, and no others are listed`,
  ],
  modelMissing: () => ['该品种按型号认定，请填写型号', 'Products of this kind go by their model: give the model'],
  oneByOne: () => [
    '该类设备逐台（条）试验，只覆盖所试的同一台（条）',
    'Such products are tested one by one: only the tested unit is covered',
  ],
  notTested: () => ['该类设备不做型式试验', 'Products of this kind are not type-tested'],
  noTable: () => [
    '登记中没有覆盖表；下面是所试样品的参数',
    'The record gives no coverage table; the tested sample is shown below',
  ],
  notWhole: () => [
    '所登记的各情形均不符合，但覆盖表未注明完整',
    'No registered row is met, but the table is not marked whole',
  ],
  rowHolds: () => ['有一种情形的条件全部符合', 'All conditions of one row are met'],
  allFail: () => ['每种情形都有条件不符合', 'Every row has a condition that is not met'],
  open: () => ['还有条件无法判断', 'Some conditions cannot be judged yet'],
}

export const groundText = (ground: Ground, row: Omit<Standing, 'sinceDay'> & Stopped): Phrase =>
  sentences[ground]({ ...row, sinceDay: stoppedSince(row) })
