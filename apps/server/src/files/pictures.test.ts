// Tests that a picture ends where its data ends and appended data is not stored.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureAlone } from './pictures.ts'

const drawn = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#a52', noise: { type: 'gaussian', mean: 90, sigma: 40 } },
})
const pictures = {
  png: await drawn.clone().png().toBuffer(),
  'interlaced png': await drawn.clone().png({ progressive: true }).toBuffer(),
  jpeg: await drawn.clone().jpeg().toBuffer(),
  'progressive jpeg': await drawn.clone().jpeg({ progressive: true }).toBuffer(),
  'jpeg with details': await drawn
    .clone()
    .withExif({ IFD0: { Copyright: 'x' } })
    .jpeg()
    .toBuffer(),
  gif: await drawn.clone().gif().toBuffer(),
  'moving gif': await sharp(Buffer.alloc(8 * 16 * 3, 9), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ loop: 0, delay: [10, 10] })
    .toBuffer(),
}
const mimeOf = (name: string) => `image/${name.split(' ').find((word) => ['png', 'jpeg', 'gif'].includes(word)) ?? ''}`

describe.each(Object.entries(pictures))('a %s', (name, bytes) => {
  test('stays unchanged', () => expect(pictureAlone(bytes, mimeOf(name))?.equals(bytes)).toBe(true))

  test.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['an archive', Buffer.from('504b0304ffd9', 'hex')],
    ['itself', bytes],
  ])('loses %s after its end', (_, tail) => {
    expect(pictureAlone(Buffer.concat([bytes, tail]), mimeOf(name))?.equals(bytes)).toBe(true)
  })

  test('that is cut off anywhere has no end, and this is found quickly', () => {
    for (let length = 0; length < bytes.length; length += 7)
      expect(pictureAlone(bytes.subarray(0, length), mimeOf(name))).toBeUndefined()
  })
})
