// The list of objects below a prefix, page by page, as ListObjectsV2 answers it.
import type { Client } from './client.ts'
import { StoreAway } from './faults.ts'

export interface Listed {
  /** Below the place of the register. */
  key: string
  size: number
  /** Milliseconds of the clock of the store. */
  at: number
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) =>
    (hex ?? digits) ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(digits)) : (entities[name ?? ''] ?? whole),
  )
const inside = (xml: string, tag: string): string | undefined => {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found === undefined ? undefined : plain(found)
}

/** The reason where something else answered. */
export const noList = 'no list'

/** @param prefix of the register within the bucket, empty or with a slash at its end */
export async function* listed(client: Client, prefix: string, below: string): AsyncGenerator<Listed> {
  for (let token: string | undefined; ;) {
    const xml = await client.text({
      method: 'GET',
      query: {
        'list-type': '2',
        prefix: prefix + below,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      },
    })
    // Something else than a list must not pass for an empty one, nor half of a list for a whole one.
    if (!xml?.includes('<ListBucketResult') || !xml.trimEnd().endsWith('</ListBucketResult>'))
      throw new StoreAway(noList)
    for (const [, one = ''] of xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      const [key, size, at] = [inside(one, 'Key'), inside(one, 'Size'), inside(one, 'LastModified')]
      if (key?.startsWith(prefix)) yield { key: key.slice(prefix.length), size: Number(size), at: Date.parse(at ?? '') }
    }
    if (inside(xml, 'IsTruncated') !== 'true') return
    token = inside(xml, 'NextContinuationToken')
    if (token === undefined) throw new StoreAway('no next page')
  }
}
