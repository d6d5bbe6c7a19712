// The entries of a role's tree that a keyword finds: by their labels and by their technical keys, in any letters.
import { expect, test } from 'vitest'
import { fitting, type TreeItem } from './useChecks.ts'

const leaf = (key: string, label: string, note: string): TreeItem => ({ key, label, note, box: true, children: [] })
const items = [leaf('1', 'View users', 'area-users'), leaf('2', 'View posts', 'area-posts')]

test.each(['area-users', 'USERS', 'view USERS'])('%s finds the users', (sought) => {
  expect(fitting(items, sought).map(({ key }) => key)).toEqual(['1'])
})
