// Texts of what a search has found, and of its filters.
import { misprintMark } from '@register/contract/business/report/labels'
import type { Phrase } from '@register/contract/phrase'
import { words as box } from '../words.ts'

export const words = {
  loading: box.loading,
  tooShort: box.tooShort,
  total: box.total,
  theResults: ['查询结果', 'the results'],
  toResults: ['跳到查询结果', 'Skip to the results'],
  results: ['查询结果', 'Results'],
  found: (n: string): Phrase => [`共 ${n} 条结果`, `${n} results`],
  foundOne: ['1 条结果', '1 result'],
  readAs: ['查询内容识别为', 'Read as'],
  kinds: {
    certificate: ['证书编号', 'Certificate No.'],
    label: ['型式试验标志编号', 'Label No.'],
    report: ['报告编号', 'Report No.'],
    publicId: ['查验地址', 'Address of a record'],
    creditCode: ['统一社会信用代码', 'Credit code'],
    licenceNo: ['制造许可证编号', 'Manufacturing licence No.'],
    simplified: ['简体字', 'Simplified characters'],
    makers: ['制造单位', 'Manufacturer'],
  },
  notAs: (label: string): Phrase => [`不按${label}查找，改按文字查找`, `Not as ${label}: search the words`],
  andWords: (text: string): Phrase => [`及文字“${text}”`, `and the words “${text}”`],
  readDigits: (text: string): Phrase => [
    `编号中的字母 O、I、L 已按数字理解：${text}`,
    `The letters O, I and L were read as digits: ${text}`,
  ],
  newestFirst: [
    '结果过多，无法按所选列排序，现按发证日期排列；缩小范围后即可排序',
    'Too many results to sort. The newest are shown first; narrow the search to sort them',
  ],
  filters: ['筛选', 'Filters'],
  filtersOn: (n: number): Phrase => [`筛选（${n}）`, `Filters (${n})`],
  showResults: ['查看结果', 'Show results'],
  clearFilters: ['清除筛选', 'Clear filters'],
  close: ['关闭', 'Close'],
  category: ['设备种类', 'Kind'],
  wholeCatalogue: ['查看整个目录', 'The whole catalogue'],
  allCategories: ['全部种类', 'All kinds'],
  body: ['型式试验机构', 'Type-testing body'],
  allBodies: ['全部机构', 'All bodies'],
  status: ['状态', 'Status'],
  allStatuses: ['全部状态', 'Any status'],
  issuedFrom: ['发证日期起', 'Issued from'],
  issuedTo: ['发证日期止', 'Issued to'],
  number: ['证书编号', 'Certificate No.'],
  product: ['产品与型号', 'Product and model'],
  manufacturer: ['制造单位', 'Manufacturer'],
  issueDate: ['发证日期', 'Issue date'],
  formerly: ['原名', 'formerly'],
  reportNo: ['报告编号', 'Report No.'],
  nonStandard: ['旧编号', 'Old number form'],
  misprinted: misprintMark,
  probableNo: ['可能的编号', 'Probable number'],
  suffixed: (base: string): Phrase => [
    `编号带后缀，与 ${base} 是不同的证书`,
    `A number with a suffix: another certificate than ${base}`,
  ],
  noNumber: ['无编号', 'No number'],
  sort: ['排序', 'Sort'],
  newest: ['发证日期，新的在前', 'Newest first'],
  oldest: ['发证日期，旧的在前', 'Oldest first'],
  byNumber: ['证书编号', 'Certificate No.'],
  byManufacturer: ['制造单位', 'Manufacturer'],
  deep: [
    '仅可翻阅前 10,000 条，请缩小查询条件。',
    'Only the first 10,000 rows can be paged through. Please narrow the search.',
  ],
  nothing: ['没有找到符合条件的证书', 'No certificate matches'],
  nothingFor: (q: string): Phrase => [`没有找到“${q}”`, `Nothing found for "${q}"`],
  understood: ['按证书编号理解为', 'Read as a certificate number'],
  partCategory: ['设备品种', 'Equipment category'],
  partBody: ['机构代码', 'Body code'],
  partYear: ['年份', 'Year'],
  partSerial: ['流水号', 'Serial'],
  unknownCategory: ['目录中没有此代码', 'not in the catalogue'],
  unknownBody: ['不是登记的机构', 'not a registered body'],
  near: ['您要找的是不是', 'Did you mean'],
  nearNote: [
    '这些是编号相近的其他证书，请与原件逐位核对后再打开。',
    'These are other certificates with similar numbers. Compare each character with the original before you open one.',
  ],
  foreignLetter: ({
    letter,
    latin,
    script,
  }: {
    letter: string
    latin: string
    script: 'cyrillic' | 'greek'
  }): Phrase => [
    `编号中的“${letter}”是${script === 'cyrillic' ? '西里尔字母' : '希腊字母'}，看起来像拉丁字母 ${latin}，但不是同一个字符。`,
    `“${letter}” in the number is a ${script === 'cyrillic' ? 'Cyrillic' : 'Greek'} letter that looks like the Latin ${latin} and is another character.`,
  ],
  searchNumber: (number: string): Phrase => [`查 ${number}`, `Search ${number}`],
  searchedIn: [
    '已在证书编号、报告编号、制造单位和申请单位（含曾用名）、产品名称、型号中查找。',
    'Searched in certificate and report numbers, manufacturers and applicants (former names too), products and models.',
  ],
  dropWord: (word: string, found: string): Phrase => [
    `去掉“${word}”，可查到 ${found} 份`,
    `Without “${word}” there are ${found}`,
  ],
  try: ['可以这样试', 'What to try'],
  tryDigits: [
    '对照证书逐位核对：0 与 O、1 与 I、8 与 B 容易混淆',
    'Compare with the paper character by character: 0 and O, 1 and I, 8 and B are easily mixed up',
  ],
  tryLess: [
    '只输入一部分，例如单位名称中的两三个字，或编号的前几位',
    'Type only a part, such as two words of the company name or the start of the number',
  ],
  tryFilters: ['去掉筛选条件再查', 'Search without the filters'],
  trySameBody: ['查看该机构同一品种的全部证书', 'See all certificates of that category and body'],
  tryMeaning: [
    '如果纸质证书上有这个编号而这里查不到，请勿将其视为有效，可联系证书上的型式试验机构核实',
    'If a paper certificate has this number but the register does not, do not take it as valid; ask the body named on it',
  ],
} as const

/** Beside the body that is chosen: 901（–2018）、10901（2019–）. */
export const codesOf = ([zh, en]: Phrase): Phrase => [`机构代码：${zh}`, `Body codes: ${en}`]
