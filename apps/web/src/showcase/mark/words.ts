// What marks and codes say.
import type { Phrase } from '@register/contract/phrase'
import type { Overflow } from '../../kit/plain/codeFits.ts'

export const markWords = {
  savePicture: ['保存图片', 'Save as a picture'],
} as const satisfies Record<string, Phrase>

/** The library's own words stand in both, as the specification names them. */
export const tooLong = ({ bytes, most }: Overflow): Phrase => [
  `内容过长，二维码放不下：${bytes} 字节，最多 ${most} 字节（code length overflow. ${bytes}>${most}）`,
  `Too long data for a QR code: ${bytes} bytes, at most ${most} (code length overflow. ${bytes}>${most})`,
]
