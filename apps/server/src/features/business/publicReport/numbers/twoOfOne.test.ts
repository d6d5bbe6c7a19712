// A link with a number next to it: of one certificate they are one question, of two none is opened by itself.
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const [one, other] = [await publishedReport(app), await publishedReport(app)]
const link = `https://register.example.cn/#/v/${one.publicId}`
const listed = async (keyword: string) =>
  (await stranger(frontList, { body: { keyword } })).list.map((row) => row.publicId)
const answer = (certificateNo: string) => stranger.raw(frontAnswer, { body: { certificateNo } })

test('of one certificate', async () => {
  const text = `${one.certificateNo} ${link}`
  expect((await answer(text)).json<{ data: { publicId: string } }>().data.publicId).toBe(one.publicId)
  expect(await listed(text)).toEqual([one.publicId])
})

test('of two', async () => {
  const text = `${other.certificateNo} ${link}`
  expect((await answer(text)).statusCode).toBe(400)
  expect((await listed(text)).toSorted()).toEqual([one.publicId, other.publicId].toSorted())
  const ids = { body: { publicId: `/v/${one.publicId} /v/${other.publicId}` } }
  expect((await stranger.raw(frontAnswer, ids)).statusCode).toBe(400)
})

test.each(['补发第2次', '(1)', '至9999', '〔补〕'])(
  'a number with %s behind it is neither answered nor denied',
  async (tail) => {
    const refused = await stranger.refused(frontAnswer, { body: { certificateNo: `${one.certificateNo}${tail}` } })
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'certificateNo' }] })
  },
)

test.each(['AAAA', one.publicId.slice(0, -1)])(
  'what is no id says nothing about a certificate: %s',
  async (publicId) => {
    expect((await stranger.refused(frontAnswer, { body: { publicId } })).status).toBe(400)
  },
)
