// Makes HTML from an editor harmless: it keeps tags and attributes of a text, links with known targets, and pictures of the register, and removes everything else.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { badField } from '@register/contract/errors'

// Reads HTML as a browser reads it, and refuses a text that would grow or nest without end.
/** Open elements at a time. Deeper nesting is no text; the walks over the tree are recursive, and the parser looks through what is open. */
const deepest = 100
/** Characters of a tag besides its name and its attributes. */
const ofTag = 5
/** What elements that the parser adds (a table's body) may take in a short text. */
const slack = 10_000

/** Where the text will be shown: a row of a table that is in no table is none there. */
const context = defaultTreeAdapter.createElement('div', names.NS.HTML, [])

type Made = DefaultTreeAdapterTypes.Element

/**
 * The tree of a text. It is read by the standard's algorithm, because attacks live in what a simpler reader and a
 * browser see differently (sanitize-html: CVE-2026-44990, and raw text inside SVG). That algorithm opens a formatting
 * element that was not closed again in each later paragraph, so that 100 KB could become gigabytes: no more is made
 * than was written.
 */
function treeOf(html: string): Root {
  const refuse = () => {
    throw badField('content', ['正文：标签嵌套过深或未闭合', 'Text: its tags are nested too deeply or never closed'])
  }
  let left = html.length + slack
  let open = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...made): Made {
      const [name, , attributes] = made
      left -= attributes.reduce((sum, attribute) => sum + attribute.name.length + attribute.value.length, name.length)
      left -= ofTag
      if (left < 0) refuse()
      return defaultTreeAdapter.createElement(...made)
    },
    onItemPush() {
      open += 1
      if (open > deepest) refuse()
    },
    onItemPop() {
      open -= 1
    },
  }
  return fromParse5(parseFragment(context, html, { treeAdapter, scriptingEnabled: false })) as Root
}

type Properties = Element['properties']

/** The text alignment. It is an attribute, because the content policy of the page refuses styles. */
const align: [string, ...string[]] = ['dataAlign', 'left', 'center', 'right', 'justify']
const aligned = ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'th', 'td']
const spans = ['colSpan', 'rowSpan', 'colwidth']

const tags =
  'p br hr h1 h2 h3 h4 blockquote pre code ul ol li img a strong b em i u s table colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  )

/** A web address, a place in the page or of the app, or a path of this site; `//` and `/\` lead to other sites. */
const goodLink = /^(https?:\/\/[^\s\\<>"]+|#[^\s\\<>"]*|\/(?![/\\])[^\s\\<>"]*)$/i
/** A file of the register; after its id comes a signature, which expires after five minutes. */
const ownFile = /^\/api\/file\/([\w-]{10,40})(?:\?[^\s"]*)?$/
/** Largest size of a picture inside the text, in characters. */
const maxPicture = 40_000
const smallPicture = /^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*$/

const schema: Schema = {
  tagNames: tags,
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    col: ['span'],
    ...Object.fromEntries(aligned.map((tag) => [tag, /^t[hd]$/.test(tag) ? [...spans, align] : [align]])),
  },
  protocols: { href: ['http', 'https'], src: ['data'] },
  // Their contents are no text, or no browser shows them; every other unknown element leaves its contents.
  strip: 'svg math script style textarea option xmp title iframe noembed noframes plaintext'.split(' '),
}

const text = (value: Properties[string]): string => (typeof value === 'string' ? value : '')

function pictureSource(given: string): string | undefined {
  const [, id] = ownFile.exec(given) ?? []
  if (id) return `/api/file/${id}`
  return given.length <= maxPicture && smallPicture.test(given) ? given : undefined
}

const numbers = new Set([...spans, 'span', 'start', 'width', 'height'])

/** Spans of cells stay small, because a browser makes a column for each one that the text names. */
const onlyDigits = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => !numbers.has(name) || /^\d{1,4}$/.test(String(value))),
  )

/** Another site does not get our address, and cannot reach the window that opened it. */
const away = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] }

/** What the rules of attributes leave of an element: itself, its contents alone, or nothing. */
function kept(element: Element): ElementContent[] {
  const properties = onlyDigits(element.properties)
  const children = element.children.flatMap(keptOf)
  if (element.tagName === 'a') {
    const href = text(properties['href'])
    // A link without a good address becomes text: its tag is removed, its contents stay.
    if (!goodLink.test(href)) return children
    return [{ ...element, properties: { href, ...(/^http/i.test(href) && away) }, children }]
  }
  if (element.tagName !== 'img') return [{ ...element, properties, children }]
  const src = pictureSource(text(properties['src']))
  return src === undefined ? [] : [{ ...element, properties: { ...properties, src }, children: [] }]
}

const keptOf = <T extends RootContent>(node: T): (T | ElementContent)[] =>
  node.type === 'element' ? kept(node) : [node]

/** Harmless HTML. What an editor writes stays as it is. Throws a refusal of the field `content` for a text that nests too deeply. */
export function harmless(html: string): string {
  const { children } = sanitize(treeOf(html), schema) as Root
  const root: Root = { type: 'root', children: children.flatMap(keptOf) }
  return toHtml(root, { closeSelfClosing: true, characterReferences: { useNamedReferences: true } })
}

const readableFile = /src="\/api\/file\/([\w-]{10,40})"/g

/** Ids of the register's files that harmless HTML shows. */
export const filesShown = (html: string): string[] => [...html.matchAll(readableFile)].map(([, id = '']) => id)

/** Harmless HTML with valid links to its pictures; pictures without a link stay as they are. */
export const withLinks = (html: string, links: ReadonlyMap<string, string>): string =>
  html.replaceAll(readableFile, (whole, id: string) => {
    const link = links.get(id)
    return link === undefined ? whole : `src="${link.replaceAll('&', '&amp;')}"`
  })

/** A tag of harmless HTML: the value of an attribute may contain `>`. */
const anyTag = /<(?:"[^"]*"|[^">])*>/g

/** Whether harmless HTML shows nothing to a reader; invisible characters may be written as entities. */
export const saysNothing = (html: string): boolean =>
  !html.includes('<img') &&
  html.replaceAll(anyTag, '').replaceAll(/&nbsp;|[\s\p{Default_Ignorable_Code_Point}]/gu, '') === ''

const withinWords = /<\/?(?:a|strong|b|em|i|u|s|code)(?: [^>]*)?>/g
const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** An entry of a list or a cell that another one follows: on one line they would run into each other. */
const followed = /(?<![，。、；：！？,.;:!?](?:<\/p>)?)(?:<\/p>)?<\/(?:li|td|th)>(?=<(?:li|td|th)[ >])/g

/** The words of harmless HTML, on one line. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(withinWords, '')
    .replaceAll(followed, '；')
    .replaceAll(anyTag, ' ')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
