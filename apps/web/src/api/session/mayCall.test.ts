// Who may call which endpoint: anyone, signed-in people, or holders of its permission.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { queryList, queryListLimit } from '@register/contract/business/report/report'
import { wildcards } from '@register/contract/access/held'
import { expect, test } from 'vitest'
import { mayCall } from './mayCall.ts'

test.each([
  [undefined, [true, false, false]],
  [[], [true, true, false]],
  [[queryList.access.may], [true, true, true]],
  [wildcards, [true, true, true]],
])('holding %j', (held, may) => {
  expect([frontList, queryListLimit, queryList].map((endpoint) => mayCall(endpoint, held))).toEqual(may)
})
