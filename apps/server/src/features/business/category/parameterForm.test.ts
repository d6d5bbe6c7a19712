// The parameter form of a category as an endpoint: whole, as plain data, for signed-in people, and cached by browsers until it changes.
import { getParameterForm } from '@register/contract/business/category/parameterForm'
import { formIn } from '@register/contract/rules/parameters/byCategory'
import { shippedForm, formKinds, shippedForms } from '@register/contract/rules/parameters/formKinds'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const reader = await app.as('registered')

const codes = [...new Set(formKinds.flatMap(({ forms }) => forms.flatMap(({ categories }) => categories)))]
/** A category whose records may have several forms, the first of them by default. */
const several = codes.find((code) => shippedForms(code).length > 1 && shippedForm({ categoryCode: code })) ?? ''
const withoutDefault = codes.find((code) => shippedForms(code).length > 1 && !shippedForm({ categoryCode: code })) ?? ''

test('every form of every category is answered completely', async () => {
  expect(codes.length).toBeGreaterThan(140)
  for (const categoryCode of codes)
    for (const shipped of shippedForms(categoryCode)) {
      const own = shipped.form.key
      const answer = await reader(getParameterForm, { query: { categoryCode, subForm: own } })
      expect(answer.form, `${categoryCode} ${own}`).toEqual(formIn(shipped, categoryCode))
      expect(answer.choices).toEqual(shippedForms(categoryCode).map(({ form: { key, label } }) => ({ key, label })))
    }
})

test.each([
  ['of several forms the default one', several, undefined, shippedForm({ categoryCode: several })?.form.key],
  ['no form where one has to be chosen', withoutDefault, undefined, undefined],
  ['the form that a record names, whatever its category allows', '3110', 'bridge', 'bridge'],
])('without more, %s', async (_, categoryCode, subForm, key) => {
  const answer = await reader(getParameterForm, { query: { categoryCode, ...(subForm && { subForm }) } })
  expect(answer.form?.form.key).toBe(key)
  expect(answer.choices).toHaveLength(shippedForms(categoryCode).length)
})

test('a category that is none has neither', async () => {
  expect(await reader(getParameterForm, { query: { categoryCode: '9999' } })).toEqual({ choices: [], form: null })
})

test('a stranger is refused', async () => {
  expect((await app.stranger.refused(getParameterForm, { query: { categoryCode: '3110' } })).status).toBe(401)
})

test('a browser caches it, also for another token, and an answer without a body confirms that it is still valid', async () => {
  const ask = (categoryCode: string, headers: Record<string, string> = {}) =>
    reader.raw(getParameterForm, { query: { categoryCode } }, { headers })
  const first = await ask('3110')
  const mark = String(first.headers['etag'])
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Language' })
  const again = await ask('3110', { 'if-none-match': `"other", W/${mark}` })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', mark])
  expect((await ask('4110', { 'if-none-match': mark })).statusCode).toBe(200)
  const unknown = await app.stranger.raw(
    getParameterForm,
    { query: { categoryCode: '3110' } },
    { headers: { 'if-none-match': mark } },
  )
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([401, 'no-store'])
})
