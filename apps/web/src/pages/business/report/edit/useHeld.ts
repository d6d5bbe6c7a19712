// The labels of a draft's fields that were not saved because they are wrong; a row counts once.
import { useMemo } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import type { Held } from '../../../../kit/form/SaveNote.tsx'
import type { Content } from '../content.ts'
import { nameOfPath } from './words.ts'

export function useHeld(paths: readonly string[], content: Content): readonly Held[] {
  const t = useTranslate()
  return useMemo(() => {
    const held = paths.map((path) => ({ path, label: t(nameOfPath(path, content)) }))
    return held.filter(({ label }, at) => held.findIndex((one) => one.label === label) === at)
  }, [paths, content, t])
}
