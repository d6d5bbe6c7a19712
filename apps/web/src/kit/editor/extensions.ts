// The elements that a formatted text may contain, and how they are written as HTML: tags and harmless attributes, no styles.
import { Image } from '@tiptap/extension-image'
import { Placeholder } from '@tiptap/extension-placeholder'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { goodLink } from './goodLink.ts'
import { limitTo } from './Limit.ts'

// Stores alignment as an attribute instead of a style, because the content policy would refuse a style.
const ways = ['left', 'center', 'right'] as const

/** Pasted styles are read, never written. Left is the default. */
const Align = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const said = element.dataset['align'] ?? element.style.textAlign
            return said === 'center' || said === 'right' ? said : null
          },
          renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
            textAlign === 'center' || textAlign === 'right' ? { 'data-align': textAlign } : {},
        },
      },
    },
  ],
}).configure({ types: ['heading', 'paragraph'], alignments: [...ways] })

const link = {
  openOnClick: false,
  autolink: true,
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address: string | undefined) => address !== undefined && goodLink(address),
}

/** A person can write on behind these; tables and code blocks get an empty line for it. */
const plainEnds = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote']

/** Without widths of columns, which would be styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

export interface TextKind {
  placeholder: string
  maxLength: number | undefined
  onRefused: () => void
}

export const extensionsOf = ({ placeholder, maxLength, onRefused }: TextKind): Extensions => [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link, trailingNode: { notAfter: plainEnds } }),
  Align,
  Image,
  PlainTable.configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Placeholder.configure({ placeholder }),
  ...(maxLength === undefined ? [] : [limitTo(maxLength, onRefused)]),
]
