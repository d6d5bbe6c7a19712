// An entry as the value of a select, and back; options have a prefix that sets them apart from the other choices.
import type { Entry } from './answers.ts'

export const toChoice = ({ way, text }: Entry): string => (way === 'option' ? `=${text}` : way)

export const fromChoice = (value: string): Entry =>
  value.startsWith('=') ? { way: 'option', text: value.slice(1) } : { way: value as Entry['way'], text: '' }
