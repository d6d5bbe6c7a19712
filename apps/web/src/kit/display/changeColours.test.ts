// Colours do not check a change by before and after: a revocation is not green, and the valid standing before it is not red.
import { expect, test } from 'vitest'
import office from './tables.module.css?raw'
import site from '../../site/changes/ChangeList.module.css?raw'

const rules = (css: string, element: 'del' | 'ins') =>
  [...css.matchAll(new RegExp(`[^{}]*\\b${element}\\b[^{}]*\\{([^}]*)\\}`, 'g'))].map(([, body]) => body).join('\n')

test.each([
  ['the office', office],
  ['the site', site],
])('histories of %s distinguish before and after by a line and weight alone', (_, css) => {
  for (const element of ['del', 'ins'] as const) {
    expect(rules(css, element)).not.toBe('')
    expect(rules(css, element)).not.toMatch(/--(good|bad|warn)/)
  }
})
