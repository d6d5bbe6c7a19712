// Tests that a picture is stored with every pixel, without metadata, and without data after its end.
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

const place = 'N 39 54 27'
const told = {
  IFD0: { Copyright: place, Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 27/1' },
}
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${place}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
const withStory = () =>
  drawn
    .clone()
    .withIccProfile('p3')
    .withExif({ ...told, IFD0: { Copyright: place } })
    .withXmp(xmp)

/** A chunk of PNG; its check sum is not looked at. */
const chunk = (name: string, text: string) => {
  const made = Buffer.concat([Buffer.alloc(4), Buffer.from(name + text), Buffer.alloc(4)])
  made.writeUInt32BE(text.length)
  return made
}
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + place.length]), Buffer.from(place)])
const iptc = Buffer.concat([Buffer.from([0xff, 0xed, 0, 2 + place.length]), Buffer.from(place)])
const gifXmp = Buffer.concat([
  Buffer.from([0x21, 0xff, 11]),
  Buffer.from('XMP DataXMP'),
  Buffer.from([place.length]),
  Buffer.from(place),
  Buffer.from([0]),
])
const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, place.length]), Buffer.from(place), Buffer.from([0])])
const afterHead = (gif: Buffer) => 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)

describe('the story of a picture is not stored, its pixels and colours are:', () => {
  const stories: [string, string, () => Promise<Buffer>][] = [
    ['Exif, XMP and a profile in a JPEG', 'image/jpeg', () => withStory().jpeg().toBuffer()],
    [
      'a comment and IPTC in a JPEG',
      'image/jpeg',
      () => Promise.resolve(insert(pictures.jpeg, 2, Buffer.concat([comment, iptc]))),
    ],
    ['Exif, XMP and a profile in a PNG', 'image/png', () => withStory().png().toBuffer()],
    [
      'texts of a PNG',
      'image/png',
      () =>
        Promise.resolve(
          insert(
            pictures.png,
            33,
            Buffer.concat(['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((name) => chunk(name, place))),
          ),
        ),
    ],
    [
      'comment and XMP of a GIF',
      'image/gif',
      () => Promise.resolve(insert(pictures.gif, afterHead(pictures.gif), Buffer.concat([gifComment, gifXmp]))),
    ],
  ]
  test.each(stories)('%s', async (_, mime, make) => {
    const given = await make()
    const stored = pictureAlone(given, mime) ?? Buffer.alloc(0)
    expect(given.includes(place)).toBe(true)
    expect(stored.includes(place)).toBe(false)
    const [before, after] = [await sharp(given).metadata(), await sharp(stored).metadata()]
    expect([after.exif, after.xmp, after.iptc, after.comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(after.icc).toEqual(before.icc)
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    expect((await pixels(stored)).equals(await pixels(given))).toBe(true)
    expect(pictureAlone(stored, mime)?.equals(stored)).toBe(true)
  })

  test.each(['jpeg', 'png'] as const)(
    'a %s that lies on its side still does, and tells nothing else',
    async (format) => {
      const given = await drawn.clone().withExifMerge(told).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
      const stored = pictureAlone(given, `image/${format}`) ?? Buffer.alloc(0)
      const { orientation, exif } = await sharp(stored).metadata()
      expect(orientation).toBe(6)
      expect(exif?.length).toBeLessThan(40)
      expect(stored.includes(place)).toBe(false)
    },
  )

  test('a moving picture goes on moving', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 9), Buffer.alloc(8 * 8 * 3, 200)])
    const given = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif({ loop: 3, delay: [10, 20] })
      .toBuffer()
    const { pages, loop, delay } = await sharp(pictureAlone(given, 'image/gif')).metadata()
    expect([pages, loop, delay]).toEqual([2, 3, [10, 20]])
  })
})
