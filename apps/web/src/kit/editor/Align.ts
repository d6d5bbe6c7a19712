// Stores alignment as an attribute instead of a style, because the content policy would refuse a style.
import { TextAlign } from '@tiptap/extension-text-align'

const ways = ['left', 'center', 'right'] as const

/** Pasted styles are read, never written. Left is the default. */
export const Align = TextAlign.extend({
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
