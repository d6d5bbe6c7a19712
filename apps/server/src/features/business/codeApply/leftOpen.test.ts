// Where the rule leaves it open whether a product is type-tested, the head office passes the application with a reason, which stays with it.
import {
  generateCode,
  readApplication,
  reviewByHead,
  reviewBySociety,
} from '@register/contract/business/codeApply/codeApply'
import { openReason } from '@register/contract/business/category/untested'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { applicationFor } from '../../../../test/make.ts'

const app = await testApp()
const [staff, head, expert] = await Promise.all([app.as('body-staff'), app.as('head-office'), app.as('expert')])

test('a stationary vessel is passed with a reason alone, which everyone who reads it sees', async () => {
  const applied = await staff(generateCode, { body: applicationFor('2170') })
  expect(applied.leftOpen).toContain('simple pressure vessels')
  const { id, rev } = applied
  const refusal = await head.refused(reviewByHead, { body: { id, rev, decision: 'pass' } })
  expect(refusal.errors?.map(({ field }) => field)).toEqual(['opinion'])
  expect(refusal.msg).toContain('simple pressure vessels')
  const blank = await head.refused(reviewByHead, { body: { id, rev, decision: 'pass', opinion: '  ' } })
  expect(blank.status).toBe(400)
  const passed = await head(reviewByHead, { body: { id, rev, decision: 'pass', opinion: '属于简单压力容器' } })
  // The expert group checks the test, and has no more to say of the rule.
  await expert(reviewBySociety, { body: { id, rev: passed.rev, decision: 'pass' } })
  const { history, status } = await staff(readApplication, { body: { id } })
  expect(status).toBe('issued')
  expect(history).toContainEqual(expect.objectContaining({ step: 'head', opinion: '属于简单压力容器' }))
})

test('others are passed without, and what is not tested is not left open', async () => {
  const { id, rev, leftOpen } = await staff(generateCode, { body: applicationFor('2310') })
  expect(leftOpen).toBeNull()
  await head(reviewByHead, { body: { id, rev, decision: 'pass' } })
  expect(openReason(['8000', '8100', '8110'])).toBeUndefined()
})
