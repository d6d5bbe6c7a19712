// Writes a feed as Atom, RFC 4287.
import { createHash } from 'node:crypto'
import { escaped } from '../../../../files/book/xml.ts'

export interface Entry {
  id: string
  title: string
  link: string
  at: Date
  /** What kind of entry it is: a word for programs, and the same for people. */
  kind: { term: string; label: string }
  /** Plain text with line breaks. */
  text: string
}

interface Feed {
  id: string
  lang: string
  title: string
  author: string
  /** The page that shows the same entries to people. */
  link: string
  /** The address of this feed. */
  self: string
  at: Date
  entries: readonly Entry[]
}

/** Sixteen bytes as a URN, which is the same at every address of the register. */
const urn = (bytes: Buffer): string =>
  `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')}`

/** Of a public id: sixteen bytes in base64url. */
export const idOf = (publicId: string): string => urn(Buffer.from(publicId, 'base64url'))
/** An id from words; the same words give the same id. */
export const idFrom = (words: readonly string[]): string =>
  urn(createHash('sha256').update(JSON.stringify(words)).digest().subarray(0, 16))

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`

const entryXml = ({ id, title, link, at, kind, text }: Entry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" href="${escaped(link)}"/>`,
    element('updated', at.toISOString()),
    `<category term="${escaped(kind.term)}" label="${escaped(kind.label)}"/>`,
    element('content', text, ' type="text"'),
    '</entry>',
  ].join('')

export const atom = ({ id, lang, title, author, link, self, at, entries }: Feed): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">`,
    element('id', id),
    element('title', title),
    `<link rel="alternate" href="${escaped(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    element('updated', at.toISOString()),
    `<author>${element('name', author)}</author>`,
    ...entries.map(entryXml),
    '</feed>',
  ].join('\n')
