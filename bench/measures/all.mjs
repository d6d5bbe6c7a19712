// The measurements by their names.
import { background } from './background.mjs'
import { backingUp } from './beside/backingUp.mjs'
import { nextToLean } from './nextToLean.mjs'
import { exporting } from './exporting.mjs'
import { importing } from './importing.mjs'
import { keyword } from './keyword.mjs'
import { offered, offeredByKeyword } from './offered.mjs'
import { plans } from './plans.mjs'
import { publishing } from './publishing.mjs'
import { answerCalls, listCalls } from './samples.mjs'
import { signingIn } from './signIn.mjs'

/** @typedef {(stage: import('./nextToLean.mjs').Stage) => Promise<import('../figures/figure.mjs').Figure[]>} Measure */

/** @type {Record<string, Measure>} */
export const measures = {
  list: (stage) => nextToLean(stage, 'list', listCalls(stage.rows, stage.options.quick ? 60 : 300), 1.2),
  answer: async (stage) =>
    nextToLean(stage, 'answer', await answerCalls(stage.register, stage.options.quick ? 60 : 300), 1),
  keyword,
  offered,
  offeredByKeyword,
  signIn: signingIn,
  export: exporting,
  background,
  import: importing,
  backup: backingUp,
  publishing,
  plans,
}
