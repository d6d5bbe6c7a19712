// Which address holds how many connections, and which connection gives way when all places are taken: one of the address that holds most.

export interface Shares<Connection> {
  /** Counts a connection of this address; returns how many the address holds now, this one included. */
  take(address: string, connection: Connection): number
  /** Forgets a connection; nothing happens when it is unknown. */
  free(connection: Connection): void
  held(): number
  /** The connections of an address that holds most, the oldest first; empty unless it holds more than this address. */
  giving(address: string): Iterable<Connection>
}

/** Each step takes the same short time, however many addresses there are, because it runs most often during a flood. */
export function sharesOf<Connection>(): Shares<Connection> {
  const addresses = new Map<Connection, string>()
  const owned = new Map<string, Set<Connection>>()
  // The addresses that hold one connection, two connections, and so on.
  const holding: Set<string>[] = []
  let most = 0

  const move = (address: string, from: number, to: number) => {
    holding[from]?.delete(address)
    if (to > 0) (holding[to] ??= new Set()).add(address)
    most = Math.max(most, to)
    while (most > 0 && !holding[most]?.size) most--
  }

  return {
    take(address, connection) {
      const own = owned.get(address) ?? new Set()
      addresses.set(connection, address)
      owned.set(address, own.add(connection))
      move(address, own.size - 1, own.size)
      return own.size
    },
    free(connection) {
      const address = addresses.get(connection)
      const own = address === undefined ? undefined : owned.get(address)
      if (address === undefined || !own) return
      addresses.delete(connection)
      own.delete(connection)
      move(address, own.size + 1, own.size)
      if (own.size === 0) owned.delete(address)
    },
    held: () => addresses.size,
    giving(address) {
      if (most <= (owned.get(address)?.size ?? 0)) return []
      const [first = ''] = holding[most] ?? []
      return owned.get(first) ?? []
    },
  }
}
