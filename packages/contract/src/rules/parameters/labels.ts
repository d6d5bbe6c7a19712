// The names of kinds and forms in messages, lists and screens. A module of its own, because every first visit loads it.
import type { Phrase } from '../../phrase.ts'

export const formKindLabel: Phrase = ['表单类型', 'Form kind']
export const subFormLabel: Phrase = ['参数表', 'Parameter form']
