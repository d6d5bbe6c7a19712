// Tests who holds most connections while they come and go, against a plain count.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

test('the one that gives is always one that holds most, and more than the one that asks', () => {
  const steps = fc.array(fc.record({ takes: fc.boolean(), at: fc.nat(5), which: fc.nat(40) }), { maxLength: 80 })
  fc.assert(
    fc.property(steps, (all) => {
      const shares = sharesOf<number>()
      const held = new Map<string, number[]>()
      let next = 0
      for (const { takes, at, which } of all) {
        const address = `a${at}`
        const own = held.get(address) ?? []
        if (takes) {
          held.set(address, [...own, next])
          expect(shares.take(address, next++)).toBe(own.length + 1)
        } else {
          shares.free(which)
          for (const [name, list] of held)
            held.set(
              name,
              list.filter((one) => one !== which),
            )
        }
        const most = Math.max(0, ...[...held.values()].map((list) => list.length))
        expect(shares.held()).toBe([...held.values()].flat().length)
        const giving = [...shares.giving(address)]
        const asks = held.get(address)?.length ?? 0
        if (most <= asks) expect(giving).toEqual([])
        else expect([...held.values()].filter((list) => list.length === most)).toContainEqual(giving)
      }
    }),
  )
})
