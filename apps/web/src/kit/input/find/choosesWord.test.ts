// Enter that takes over a word of an input method is not Enter of the page.
import { expect, test } from 'vitest'
import { choosesWord } from './choosesWord.ts'

test.each([
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Enter while letters are composed', { isComposing: true, keyCode: 229 }, true],
  ['Enter that has ended the composition, in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, key, chooses) => expect(choosesWord(key)).toBe(chooses))
