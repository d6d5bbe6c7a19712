// Makes HTML from an editor harmless: it keeps tags and attributes of a text, links with known targets, and pictures of the register, and removes everything else.
import sanitize from 'sanitize-html'

/** The text alignment. It is an attribute, because the content policy of the page refuses styles. */
const align: sanitize.AllowedAttribute = {
  name: 'data-align',
  multiple: false,
  values: ['left', 'center', 'right', 'justify'],
}
const aligned = ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'th', 'td']
const spans = ['colspan', 'rowspan', 'colwidth']

const tags =
  'p br hr h1 h2 h3 h4 blockquote pre code ul ol li img a strong b em i u s table colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  )

/** A web address, a place in the page or of the app, or a path of this site; `//` and `/\` lead to other sites. */
const goodLink = /^(https?:\/\/[^\s\\]+|#[^\s\\]*|\/(?![/\\])[^\s\\]*)$/i
/** A file of the register; after its id comes a signature, which expires after ten minutes. */
const ownFile = /^\/api\/file\/([\w-]{10,40})(?:\?[^\s"]*)?$/
/** Largest size of a picture inside the text, in characters. */
const maxPicture = 40_000
const smallPicture = /^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*$/

const digits = /^\d{1,4}$/

function pictureSource(given: string | undefined): string | undefined {
  const [, id] = ownFile.exec(given ?? '') ?? []
  if (id) return `/api/file/${id}`
  return given !== undefined && given.length <= maxPicture && smallPicture.test(given) ? given : undefined
}

const onlyDigits = (attributes: sanitize.Attributes, names: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !names.includes(name) || digits.test(value)))

const options: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: [...spans, align],
    td: [...spans, align],
    col: ['span'],
    ...Object.fromEntries(aligned.filter((tag) => !/^t[hd]$/.test(tag)).map((tag) => [tag, [align]])),
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  selfClosing: [...sanitize.defaults.selfClosing, 'col'],
  // Deeper nesting is no text, and would slow every browser that draws it.
  nestingLimit: 30,
  transformTags: {
    a(tagName, attributes) {
      const href = attributes['href']
      // A link without a good address becomes text: its tag is removed, its contents stay.
      if (href === undefined || !goodLink.test(href)) return { tagName: 'span', attribs: {} }
      // Another site does not get our address, and cannot reach the window that opened it.
      const away: sanitize.Attributes = /^http/i.test(href)
        ? { target: '_blank', rel: 'noopener noreferrer nofollow' }
        : {}
      return { tagName, attribs: { href, ...away } }
    },
    img(tagName, attributes) {
      const src = pictureSource(attributes['src'])
      const { src: _, ...others } = onlyDigits(attributes, ['width', 'height'])
      return { tagName, attribs: src === undefined ? {} : { ...others, src } }
    },
    ...Object.fromEntries(
      ['th', 'td', 'col', 'ol'].map((tag): [string, sanitize.Transformer] => [
        tag,
        (tagName, attributes) => ({ tagName, attribs: onlyDigits(attributes, [...spans, 'span', 'start']) }),
      ]),
    ),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
}

/** Harmless HTML. HTML that is harmless already stays unchanged. */
export const harmless = (html: string): string => sanitize(html, options)

const readableFile = /src="\/api\/file\/([\w-]{10,40})"/g

/** Ids of the register's files that harmless HTML shows. */
export const filesShown = (html: string): string[] => [...html.matchAll(readableFile)].map(([, id = '']) => id)

/** Harmless HTML with valid links to its pictures; pictures without a link stay as they are. */
export const withLinks = (html: string, links: ReadonlyMap<string, string>): string =>
  html.replaceAll(readableFile, (whole, id: string) => {
    const link = links.get(id)
    return link === undefined ? whole : `src="${link.replaceAll('&', '&amp;')}"`
  })

/** Whether harmless HTML shows nothing to a reader; invisible characters may be written as entities. */
export const saysNothing = (html: string): boolean =>
  !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;|[\s\p{Default_Ignorable_Code_Point}]/gu, '') === ''

const withinWords = /<\/?(?:a|strong|b|em|i|u|s|code)(?: [^>]*)?>/g
const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** The words of harmless HTML, on one line. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(withinWords, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
