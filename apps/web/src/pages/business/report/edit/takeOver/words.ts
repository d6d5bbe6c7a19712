// Texts of taking over the parameters of an earlier report.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['沿用以前报告的参数', 'Take over parameters'],
  source: ['以前的报告', 'Earlier report'],
  explained: [
    '填入的参数在您核对之前带有“未核对”标记；提交或发布前须逐项核对，或声明已核对',
    'What is filled in stays marked until you have looked at it. Before handing over or publishing, look at each, or state that you have',
  ],
  otherModel: [
    '型号不同：只填入型式、配置和部件型号；数值、级别和编号不填入',
    'Another model: only forms, configuration and models of parts are filled in, no figures, ratings or serial numbers',
  ],
  nothing: [
    '这份报告的参数与已填写的相同，没有可填入的',
    'The parameters of this report are the same as those given: there is nothing to fill in',
  ],
  parameter: ['参数', 'Parameter'],
  typed: ['您填写的', 'Typed by you'],
  theirs: ['以前报告的', 'In the earlier report'],
  replace: ['也用以前报告的值替换这些', 'Replace these by the values of the earlier report too'],
  lookedAt: ['本组已核对', 'This group is looked at'],
  tick: ['已核对', 'looked at'],
  left: ['沿用未核对', 'Taken over, not looked at'],
} as const satisfies Record<string, Phrase>

export const offeredOf = (n: number, isOwn: boolean): Phrase => {
  const [zh, en] = isOwn ? ['同一型号', 'model'] : ['同类产品', 'kind of product']
  return [
    `本机构已有 ${n} 份同一制造单位、${zh}的报告`,
    n === 1
      ? `Your body has a report on the same manufacturer and ${en}`
      : `Your body has ${n} reports on the same manufacturer and ${en}`,
  ]
}
export const fillOf = (n: number): Phrase => [`填入 ${n} 项`, `Fill in ${n}`]
export const willFill = (names: string): Phrase => [`将填入：${names}。`, `Fills in: ${names}.`]
export const differingOf = (n: number): Phrase => [
  `您已填写且与该报告不同的 ${n} 项，保留您填写的：`,
  n === 1 ? 'One that you have typed otherwise is kept:' : `${n} that you have typed otherwise are kept:`,
]
export const filledOf = (n: number, from: string): Phrase => [
  `已沿用 ${from} 的 ${n} 项参数，请逐项核对`,
  `${n} ${n === 1 ? 'parameter' : 'parameters'} taken over from ${from}. Look at each`,
]
/** The mark at a field. */
export const markOf = (from: string): Phrase => [`未核对 · 沿用自 ${from}`, `Not looked at · from ${from}`]
