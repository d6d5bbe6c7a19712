// Texts of the public page of the equipment catalogue.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.catalogue.title,
  lead: [
    '证书按设备品种登记。点开各级查看品种，点右侧数字查看该品种的证书。',
    'Certificates are registered by category of equipment. Open a branch to see its entries. A figure leads to the certificates.',
  ],
  theCatalogue: ['设备目录', 'the equipment catalogue'],
  theCounts: ['证书数量', 'the numbers of certificates'],
  loading: ['正在读取设备目录', 'Loading the catalogue'],
  empty: ['目录中还没有品种', 'The catalogue has no entries yet'],
  find: ['按代码或名称查找', 'Find by code or name'],
  findHint: ['至少两个字符', 'At least two characters'],
  nothing: ['没有符合的品种', 'No entry has these words'],
  clear: ['显示全部', 'Show everything'],
  openAll: ['全部展开', 'Open all'],
  closeAll: ['全部收起', 'Close all'],
  retired: ['停用', 'Disabled'],
  notConfirmed: ['代码未确认', 'Code not confirmed'],
  certificates: ['份证书', 'certificates'],
  note: [
    '数字含该级以下各品种的全部已发布证书，包括已暂停、已撤销和已过期的。',
    'Figures count every published certificate of an entry and of those below it, including suspended, revoked and expired ones.',
  ],
} as const satisfies Record<string, Phrase>

export const foundOf = (n: string): Phrase => [`找到 ${n} 个品种`, `${n} ${n === '1' ? 'entry' : 'entries'} found`]
export const countOf = (n: string, name: string): Phrase => [`${name}：${n} 份证书`, `${n} certificates: ${name}`]
export const originOf = (source: string, edition: string): Phrase => [
  `来源：${source}${edition && `，版本 ${edition}`}`,
  `Source: ${source}${edition && `, edition ${edition}`}`,
]
