// Texts of marks and codes.
import type { Phrase } from '@register/contract/phrase'
import type { CodeFault } from './codeFault.ts'

export const markWords = {
  savePicture: ['保存图片', 'Save as a picture'],
} as const satisfies Record<string, Phrase>

/** Both languages contain the library's message, which is given. */
export function wordsOfFault(wrong: CodeFault): Phrase {
  switch (wrong.fault) {
    case 'tooLong':
      return [
        `内容过长，二维码放不下：${wrong.bytes} 字节，最多 ${wrong.most} 字节（code length overflow. ${wrong.bytes}>${wrong.most}）`,
        `Too long data for a QR code: ${wrong.bytes} bytes, at most ${wrong.most} (code length overflow. ${wrong.bytes}>${wrong.most})`,
      ]
    case 'tooSmall':
      return [
        `内容放不进版本 ${wrong.type} 的二维码，至少需要版本 ${wrong.needed}（code length overflow）`,
        `Too long data for version ${wrong.type}: version ${wrong.needed} at least (code length overflow)`,
      ]
    case 'mask':
      return [
        `掩模应为 0 至 7 的整数（bad maskPattern:${wrong.mask}）`,
        `The mask must be a whole number from 0 to 7 (bad maskPattern:${wrong.mask})`,
      ]
    case 'type':
      return [
        `版本应为 1 至 40 的整数（bad rs block @ typeNumber:${wrong.type}）`,
        `The version must be a whole number from 1 to 40 (bad rs block @ typeNumber:${wrong.type})`,
      ]
  }
}
