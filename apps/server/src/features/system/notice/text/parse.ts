// Reads HTML as a browser reads it, and refuses a text that would grow or nest without end.
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { badField } from '@register/contract/errors'

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
export function treeOf(html: string): Root {
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
