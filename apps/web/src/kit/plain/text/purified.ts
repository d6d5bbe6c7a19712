// Cleans HTML of any origin down to what a text may contain.
import DOMPurify from 'dompurify'

const tags =
  'p br h1 h2 h3 h4 strong b em i u s a ul ol li blockquote code pre hr img table thead tbody tr th td colgroup col span div'

const rules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'data-align', 'data-no-print'],
  ALLOW_DATA_ATTR: false,
}

/** Styles are removed before the browser parses them: it would report each to the content policy. */
const unstyled = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/([\s"'/])style\s*=/gi, '$1data-style='))

export const purified = (html: string): string => DOMPurify.sanitize(unstyled(html), rules)
