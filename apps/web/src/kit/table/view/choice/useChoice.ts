// The choice of rows in a table: it ends when its list changes, or knows the names of the rows that are out of sight.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { named, staying, type NamedRow } from './choice.ts'
import { branchesOf } from '../rowTree.ts'
import type { Chosen, RowKey, ViewProps } from '../viewProps.ts'

export interface Choice extends Chosen {
  named: readonly NamedRow[]
}

interface Around<Row> extends Pick<ViewProps<Row>, 'rowKey' | 'rowName' | 'tree'> {
  /** Identifies page, order and filters. */
  question: string
  /** Undefined until the first ones have arrived. */
  rows: readonly Row[] | undefined
  /** The rows are those of the previous question. */
  waiting: boolean
}

const nothing: ReadonlyMap<RowKey, string> = new Map()

export function useChoice<Row>(chosen: Chosen | undefined, around: Around<Row>): Choice | undefined {
  const { question, rows, waiting, rowKey, rowName, tree } = around
  const [asked, setAsked] = useState(question)
  const isUsed = chosen !== undefined && chosen.keys.length > 0
  const shown = useMemo(
    () => new Map((isUsed ? branchesOf(rows ?? [], tree) : []).map(({ row }) => [rowKey(row), rowName(row)])),
    // The functions are new at every drawing and say the same of the same rows.
    // oxlint-disable-next-line react/exhaustive-deps
    [isUsed, rows, tree],
  )
  const here = rows && !waiting ? new Set(shown.keys()) : undefined
  const keys = chosen
    ? staying(chosen.keys, { moved: asked !== question, here, survives: chosen.survives ?? false })
    : []
  /** The names that were read before their rows went out of sight. */
  const [names, setNames] = useState(nothing)
  useEffect(() => {
    if (isUsed) setNames((before) => new Map([...before, ...shown]))
    else setNames(nothing)
  }, [isUsed, shown])
  const lost = chosen ? chosen.keys.length - keys.length : 0
  const end = useEffectEvent(() => chosen?.onChange([...keys]))
  useEffect(() => {
    setAsked(question)
    if (lost > 0) end()
  }, [question, lost])
  if (!chosen) return undefined
  return { ...chosen, keys, named: named(keys, new Map([...names, ...shown]), new Set(shown.keys())) }
}
