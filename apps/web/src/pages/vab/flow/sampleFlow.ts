// The flow that the designer starts with: a manager, then experts for large numbers of lifts, then a copy for the archive.
import type { Phrase } from '@register/contract/phrase'
import type { Approval, Starter } from '../../../showcase/flow/flowTree.ts'
import { words } from './words.ts'

const approval = (id: string, name: string, rest: Partial<Approval>): Approval => ({
  type: 'approve',
  id,
  name,
  by: 'leader',
  people: [],
  roles: [],
  level: 1,
  many: false,
  order: 'sequence',
  timeout: 0,
  onTimeout: 'pass',
  ...rest,
})

export const sampleFlow = (say: (phrase: Phrase) => string): Starter => ({
  type: 'start',
  id: 'start',
  name: say(words.first),
  roles: [],
  next: approval('n1', say(words.manager), {
    timeout: 48,
    next: {
      type: 'fork',
      id: 'n2',
      name: say(words.kinds),
      branches: [
        {
          id: 'n3',
          name: say(words.lifts),
          groups: [
            [
              { field: 'kind', operator: '=', value: say(words.lift) },
              { field: 'quantity', operator: '>', value: '10' },
            ],
          ],
          next: approval('n4', say(words.expert), { by: 'roles', roles: ['experts'], order: 'all' }),
        },
        { id: 'n5', name: say(words.rest), groups: [] },
      ],
      next: { type: 'copy', id: 'n6', name: say(words.told), people: ['lin'], free: true },
    },
  }),
})
