// How many findings of data quality there are, by rule and over time: in the caller's scope, and of the whole register for anyone.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { qualityRuleKeys } from './rules.ts'

/** Days on which the register was looked at that the figures go back. */
export const qualityDays = 30

const count = z.int()

const ruleFigure = z.object({
  rule: z.enum(qualityRuleKeys),
  /** Reports with an open finding. */
  count,
  /** Reports whose finding was accepted with a reason. */
  accepted: count,
})

const figures = z.object({
  /** The Shanghai day of the last look; empty before the first one. */
  day: z.string(),
  /** Reports that were looked at, and those of them without an open finding. */
  total: count,
  clean: count,
  /**
   * Those of them whose number was applied for in this register; the others existed before it, and may lack what is required
   * since. Null where the last look did not tell them apart.
   */
  issued: z.object({ total: count, clean: count }).nullable(),
  /** Each rule, in its declared order. */
  rules: z.array(ruleFigure),
  /** The last days with a look, oldest first; counts in the order of `rules`. */
  days: z.array(z.object({ day: z.string(), total: count, clean: count, counts: z.array(count) })),
})
export type QualityFigures = z.output<typeof figures>

const path = '/api/business/quality'

export const qualityFigures = endpoint({
  method: 'GET',
  path: `${path}/figures`,
  access: may('business:quality:list'),
  effect: 'read',
  rate: 'list',
  summary: ['数据质量数字', 'Figures of data quality in the caller’s scope'],
  output: figures,
})

export const publicQuality = endpoint({
  method: 'GET',
  path: `${path}/publicFigures`,
  access: 'anyone',
  open: true,
  effect: 'read',
  rate: 'list',
  summary: ['数据质量（公开）', 'Figures of data quality, for anyone'],
  output: figures,
})
