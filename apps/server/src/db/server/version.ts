// Which PostgreSQL answers, how old it is, and whether the product knows of a newer one of its major version.
import type pg from 'pg'

/** Days of minor releases, and the versions of each; a new one is added here with a release of the product. */
const releases: readonly (readonly [day: string, ...versions: string[]])[] = [
  ['2025-11-13', '18.1', '17.7', '16.11', '15.15'],
  ['2026-02-12', '18.2', '17.8', '16.12', '15.16'],
  ['2026-02-26', '18.3', '17.9', '16.13', '15.17'],
  ['2026-05-14', '18.4', '17.10', '16.14', '15.18'],
  // There is no 18.5: a fault was found in it before it was published.
  ['2026-08-13', '18.6', '17.11', '16.15', '15.19'],
]

const known = releases.flatMap(([day, ...versions]) => versions.map((version) => ({ version, day })))

export interface Release {
  version: string
  /** YYYY-MM-DD. */
  day: string
}

export interface ServerVersion {
  version: string
  /** The day of its release, YYYY-MM-DD; null for a version that the product does not know. */
  day: string | null
  /** The newest release of the same major version, where that is another one; it mends what was found since. */
  newer: Release | null
}

const partsOf = (version: string): [major: string, minor: number] => {
  const [major = '', minor = ''] = version.split('.')
  return [major, Number(minor)]
}

/** @param said what `server_version` says, such as `18.4` or `15.18 (Debian 15.18-0+deb12u1)` */
export function parsedVersion(said: string): ServerVersion {
  const version = said.split(' ')[0] ?? ''
  const [major, minor] = partsOf(version)
  const newer = known.findLast((one) => {
    const [itsMajor, itsMinor] = partsOf(one.version)
    return itsMajor === major && itsMinor > minor
  })
  return { version, day: known.find((one) => one.version === version)?.day ?? null, newer: newer ?? null }
}

/** The line of the start, in both languages. */
export function versionLine({ version, day, newer }: ServerVersion, now: Date): string {
  const days = day === null ? 0 : Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)
  const english = day === null ? '' : ` of ${day}, ${days} days old`
  const chinese = day === null ? '' : `（${day} 发布，已 ${days} 天）`
  if (newer === null) return `PostgreSQL ${version}${english} · PostgreSQL ${version}${chinese}`
  return [
    `PostgreSQL ${version}${english}: ${newer.version} of ${newer.day} mends what was found since, see docs/security.md`,
    `PostgreSQL ${version}${chinese}：${newer.version}（${newer.day}）修补了其后发现的漏洞，见 docs/security.md`,
  ].join(' · ')
}

/** The version of the server at the other end of this connection. */
export async function versionOf(client: pg.Client): Promise<ServerVersion> {
  const { rows } = await client.query<{ said: string }>("SELECT current_setting('server_version') AS said")
  return parsedVersion(rows[0]?.said ?? '')
}
