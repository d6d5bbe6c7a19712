// Refuses changes that would make a text longer than its limit, and reports it; a text that is already too long may only shrink.
import { Extension } from '@tiptap/react'
import { Plugin } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'

/** Counts the visible characters; the end of a paragraph is none. */
export const lengthOf = (doc: Node): number => doc.textContent.length

export const limitTo = (most: number, onRefused: () => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, state) {
          if (!transaction.docChanged || transaction.getMeta('fromOutside') === true) return true
          const length = lengthOf(transaction.doc)
          if (length <= most || length <= lengthOf(state.doc)) return true
          onRefused()
          return false
        },
      }),
    ],
  })
