// Slots limit how much work runs at once, in all and for one key, with one queue for waiting work (docs/decisions/0081-libraries-of-the-server.md).

export interface Slots<Key> {
  /** Returns a slot at once, as the function that frees it; or which limit refuses it. */
  begin(key: Key): (() => void) | 'ofOne' | 'most'
  /** Resolves as soon as a slot is free and the key is below its share. After `atMost.ms` rejects with the error of `late`. */
  wait(key: Key, atMost?: { ms: number; late: () => Error }): Promise<() => void>
  /** Waits for a slot and does the work in it. */
  run<T>(key: Key, work: () => Promise<T>): Promise<T>
  used(): number
}

/** `ofOne`: how many slots of `most` one key may have, so that others get some; all by default. */
export function slotsOf<Key>(most: number, ofOne: (key: Key) => number = () => most): Slots<Key> {
  const counts = new Map<Key, number>()
  // In the order of arrival. A key with a full share is skipped, so that it does not block the keys after it.
  const waiting = new Set<{ key: Key; grant: () => void }>()
  let all = 0

  const refusal = (key: Key) => ((counts.get(key) ?? 0) >= ofOne(key) ? 'ofOne' : all >= most ? 'most' : undefined)
  const count = (key: Key, change: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + change
    all += change
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }
  const occupy = (key: Key) => {
    count(key, 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      count(key, -1)
      for (const one of waiting) if (!refusal(one.key)) return one.grant()
    }
  }

  const wait: Slots<Key>['wait'] = (key, atMost) =>
    new Promise((resolve, reject) => {
      if (!refusal(key)) return resolve(occupy(key))
      const leave = () => (clearTimeout(timer), waiting.delete(one))
      const one = { key, grant: () => (leave(), resolve(occupy(key))) }
      const timer = atMost && setTimeout(() => (leave(), reject(atMost.late())), atMost.ms)
      waiting.add(one)
    })

  return {
    begin: (key) => refusal(key) ?? occupy(key),
    wait,
    async run(key, work) {
      const free = await wait(key)
      try {
        return await work()
      } finally {
        free()
      }
    },
    used: () => all,
  }
}
