// Somebody follows a certificate on its answer page; the head office suspends it; the message says so and leads to the answer.
import { afterAll, expect, test } from 'vitest'
import { person, seen } from '../people.ts'

const follower = await person('registered')
const head = await person('head-office')
afterAll(() => Promise.all([follower.close(), head.close()]))
const { page } = follower

test('a followed certificate is suspended, and the message leads to it', async () => {
})
