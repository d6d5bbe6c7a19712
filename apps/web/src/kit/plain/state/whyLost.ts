// Why a file of the app did not come: no network, another version in its place, or something that nobody knows.

export type Lost = 'offline' | 'outdated' | 'unknown'

/** The scripts that this page began with, as its text names them; a build names them by what they hold. */
const scripts = (): string[] =>
  [...document.querySelectorAll('script[type="module"][src]')].flatMap((one) => one.getAttribute('src') ?? [])

const answer = (method: 'HEAD' | 'GET') =>
  fetch('/', { method, cache: 'no-store' }).then(
    (given) => (given.ok ? given : undefined),
    () => undefined,
  )

/** `begun`: the scripts of this page; the page that the server gives now does not name those of an earlier version. */
export async function whyLost(begun: readonly string[] = scripts()): Promise<Lost> {
  if (!(await answer('HEAD'))) return 'offline'
  const now = await (await answer('GET'))?.text()
  if (now === undefined) return 'offline'
  return begun.every((one) => now.includes(one)) ? 'unknown' : 'outdated'
}
