// What is typed into the boxes of a picker, in any common spelling: read when a box is left, and named where it is no day, because the picker forgets it.
import { Tooltip } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEffect, useState, type FocusEvent, type ReactElement } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { notDay } from '../words.ts'
import { dayFrom, isUsualDay } from './dayText.ts'

type Value = Dayjs | null

interface Box {
  /** To be drawn. */
  values: readonly Value[]
  wrong: boolean
  /** Called with the place of the box. */
  enter: (at: number) => void
  leave: (event: FocusEvent<HTMLElement>, at: number) => void
}

interface Props {
  /** The stored days, in the order of the boxes. */
  values: readonly Value[]
  onRead: (days: Value[]) => void
  /** Draws the picker. */
  children: (box: Box) => ReactElement
}

export function TypedDays({ values, onRead, children }: Props) {
  const t = useTranslate()
  const [wrong, setWrong] = useState<{ at: number; text: string }>()
  /** A box that is drawn empty for a moment: the picker writes a day anew only where it has changed, and shows the same one as it was typed. */
  const [blank, setBlank] = useState<number>()
  useEffect(() => {
    setBlank(undefined)
  }, [blank])
  function leave({ target }: FocusEvent<HTMLElement>, at: number) {
    if (!(target instanceof HTMLInputElement)) return
    const day = dayFrom(target.value)
    const isRight = day === null || isUsualDay(day)
    setWrong(isRight ? undefined : { at, text: target.value })
    const stored = values[at]?.format('YYYY-MM-DD') ?? null
    if (isRight && day === stored && target.value !== (stored ?? '')) setBlank(at)
    if (isRight && day !== stored)
      onRead(values.map((value, place) => (place === at ? (day === null ? null : dayjs(day)) : value)))
  }
  return (
    <Tooltip open={wrong !== undefined} placement="bottomLeft" title={wrong && t(notDay(wrong.text))}>
      {children({
        values: values.map((value, at) => (at === blank ? null : value)),
        wrong: wrong !== undefined,
        // Going on to the other box leaves what is said of this one.
        enter: (at) => setWrong((before) => (before?.at === at ? undefined : before)),
        leave,
      })}
    </Tooltip>
  )
}
