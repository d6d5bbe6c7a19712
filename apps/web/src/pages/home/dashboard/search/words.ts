// Texts of the certificate search of the home page.
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'

export const words = {
  what: ['证书编号、制造单位或产品', 'Certificate number, maker or product'],
  hint: ['查询结果与公众看到的一致。', 'The results are what the public sees.'],
  short: [`请至少输入 ${minKeyword} 个字符`, `Please enter at least ${minKeyword} characters`],
  files: ['该单位的合格文件', 'Files of this maker'],
  search: ['查询', 'Search'],
  publicSearch: ['公众查询', 'Public search'],
  none: ['没有找到证书，请检查编号或换一个词', 'No certificate was found. Check the number, or try another word'],
} as const satisfies Record<string, Phrase>

/** `more`: there are more matches than are shown. */
export const foundOf = (total: string, more: boolean): Phrase => [
  `找到 ${total} 张${more ? '，这里是最前面的几张' : ''}`,
  `${total} found${more ? '; these are the first' : ''}`,
]
