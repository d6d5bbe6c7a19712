// What messages, lists and screens call a kind and a form; apart from what these are, because every first visit loads it.
import type { Phrase } from '../../phrase.ts'

export const formKindLabel: Phrase = ['表单类型', 'Form kind']
export const subFormLabel: Phrase = ['参数表', 'Parameter form']
