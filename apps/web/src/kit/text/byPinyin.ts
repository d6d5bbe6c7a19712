// Lets a select find its options by their words or their pinyin, whole or by initials.
import type { ReactNode } from 'react'
import { matches } from './pinyin.ts'

export const byPinyin = (typed: string, option?: { label?: ReactNode }): boolean =>
  typeof option?.label === 'string' && matches(option.label, typed)
