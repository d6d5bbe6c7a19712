// A field is called by its name in every message, also where it may be left out.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { nearDay } from '../input/day.ts'
import { labelled } from './labelled.ts'
import { labelIn } from './labels.ts'

test.each([
  ['date', z.object({ date: nearDay(['生效日期', 'Date of effect']) })],
  ['date', z.object({ date: nearDay(['生效日期', 'Date of effect']).optional() })],
  ['date', z.object({ date: nearDay(['生效日期', 'Date of effect']).nullable().default(null) })],
  ['date', z.object({ date: labelled(z.string().optional(), ['生效日期', 'Date of effect']) })],
])('%s: %#', (path, schema) => {
  expect(labelIn(schema, path)).toEqual(['生效日期', 'Date of effect'])
})
