// The areas of the API, by the first parts of their paths; each is described by the records it is about.
import { nouns } from '../audit/nouns.ts'
import type { EndpointSpec } from '../endpoint.ts'

/** /api/business/equRepInfo/queryList belongs to business/equRepInfo. */
export const areaOf = ({ path }: Pick<EndpointSpec, 'path'>): string =>
  path
    .split('/')
    .slice(2, 4)
    .filter((part) => !part.startsWith('{'))
    .join('/')

/** What an endpoint is about, in both languages: the record it writes. */
const aboutOf = ({ audit = '' }: EndpointSpec) => nouns[audit.split('.')[0] ?? '']?.what

/** Every area in alphabetical order, with its description; one that writes no record is called as its first endpoint. */
export function tagsOf(endpoints: readonly EndpointSpec[]): { name: string; description: string }[] {
  const areas = new Map<string, EndpointSpec[]>()
  for (const endpoint of endpoints) {
    const name = areaOf(endpoint)
    areas.set(name, [...(areas.get(name) ?? []), endpoint])
  }
  return [...areas]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => {
      const about = all.map(aboutOf).filter((one) => one !== undefined)
      const said = about.length > 0 ? about : all.slice(0, 1).map(({ summary }) => summary)
      const zh = new Set(said.map((phrase) => phrase[0]))
      const en = new Set(said.map((phrase) => phrase[1]))
      return { name, description: `${[...en].join(', ')} · ${[...zh].join('、')}` }
    })
}
