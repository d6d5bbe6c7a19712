// Determines the type of a file by its content; the name must agree with it (docs/rules/files.md#what-is-accepted).
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { badField } from '@register/contract/errors'
import { acceptedExtensions } from '@register/contract/business/file'
import { mediaTypes } from '@register/contract/files/mediaTypes'
import { pictureAlone } from './pictures.ts'

type Accepted = (typeof acceptedExtensions)[number]

/** The contents that an extension may have besides its own media type. OFD is a zip with an OFD.xml inside. */
const alsoExpected: Partial<Record<Accepted, string>> = {
  ofd: mediaTypes.zip,
  png: 'image/apng',
}

const maxPixels = 50_000_000

const isAccepted = (extension: string): extension is Accepted => acceptedExtensions.some((one) => one === extension)

/** Characters that are invisible in a name or change its reading direction: controls, formats, fillers, halves of characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0\p{Variation_Selector}]/gu

/** The last part of a name, without folders and invisible characters; of a very long one the end, which has the extension. */
const seenName = (given: string): string =>
  [
    ...(given.split(/[\\/]/).at(-1) ?? '')
      .replace(unseen, '')
      .replace(/\p{Zs}+/gu, ' ')
      .normalize('NFC')
      .trim(),
  ]
    .slice(-120)
    .join('')

export interface Sniffed {
  name: string
  mime: string
  /** The bytes to store: pictures without metadata and appended data. */
  bytes: Buffer
}

/** Whether every pixel can be decoded. */
const isDrawn = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .stats()
    .then(
      () => true,
      () => false,
    )

/** Refuses types that the register does not accept, content that does not agree with the name, and pictures that cannot be decoded. */
export async function sniff(givenName: string, bytes: Buffer): Promise<Sniffed> {
  const name = seenName(givenName)
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!isAccepted(extension) || name === extension)
    throw badField('file', [
      `不接受此类文件（${name || '未命名'}）。可上传：${acceptedExtensions.join('、')}`,
      `Files of this kind are not accepted (${name || 'unnamed'}). Accepted are: ${acceptedExtensions.join(', ')}`,
    ])
  const stored = mediaTypes[extension]
  const picture = stored.startsWith('image/')
  const type = await fileTypeFromBuffer(bytes)
  const alone = picture ? pictureAlone(bytes, stored) : bytes
  const readable = alone !== undefined && (!picture || (await isDrawn(alone)))
  if (!type || (type.mime !== stored && type.mime !== alsoExpected[extension]) || !readable)
    throw badField(
      'file',
      picture
        ? [`选择的文件非图像类文件（${name}）`, `The file is not a readable picture (${name})`]
        : [
            `文件内容与扩展名 .${extension} 不符（${name}）`,
            `The content does not match the extension .${extension} (${name})`,
          ],
    )
  return { name, mime: stored, bytes: alone }
}
