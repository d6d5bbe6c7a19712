// Lets a select find its options by their words or the initials of their pinyin.
import type { ReactNode } from 'react'
import { matches } from './pinyin.ts'

export const byInitials = (typed: string, option?: { label?: ReactNode }): boolean =>
  typeof option?.label === 'string' && matches(option.label, typed)
