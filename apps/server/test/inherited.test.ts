// Tests that words every object inherits, such as constructor, are words like any other: in each filter of each read, and as the key of a role.
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '@register/contract/all'
import { addRole } from '@register/contract/system/role/role'
import { readUserRoles } from '@register/contract/system/user/acts'
import { testApp } from './app.ts'
import { sequenced } from './log/sequenced.ts'

const app = await testApp()
// Without a checkpoint the files of the public log are answered with 503.
await sequenced(app)
const admin = await app.as('admin')

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  const json = schema?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as { properties?: object } | undefined
  return Object.keys(json?.properties ?? {})
}

const reads = endpoints.filter(
  ({ effect, rate, path }) => effect === 'read' && rate !== 'transfer' && path !== '/api/demo/status',
)

describe.each(reads.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const part = endpoint.method === 'GET' ? 'query' : 'body'
    const fields = fieldsOf(endpoint[part])

    test.skipIf(fields.length === 0)('answers or refuses them in each of its fields', async () => {
      const broken: string[] = []
      for (const field of fields) {
        const example = endpoint.example?.[part] ?? {}
        const reply = await admin.raw(endpoint, { ...endpoint.example, [part]: { ...example, [field]: 'constructor' } })
        if (reply.statusCode >= 500) broken.push(`${field}: ${reply.statusCode}`)
      }
      expect(broken).toEqual([])
    })
  },
)

test('a role may have such a key', async () => {
  const body = { key: 'constructor', nameZh: '构造', nameEn: 'Constructor', sort: 99, status: 'active' } as const
  await admin(addRole, { body })
  const { roles } = await admin(readUserRoles, { params: { id: 1 } })
  expect(roles.find(({ key }) => key === 'constructor')?.purpose).toBe('')
})
