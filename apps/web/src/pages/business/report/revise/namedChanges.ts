// Changes of a revision that are shown by name: files, and the certificate this one replaces.
import type { Change } from '@register/contract/business/life/changes'
import type { Content } from '../content.ts'

/** Compared by id, because a new scan may have the old name. */
export function namedChanges(before: Content, after: Content): Change[] {
  const filesOf = ({ files }: Content, isCertificate: boolean) =>
    files.filter(({ kind }) => (kind === 'certificate') === isCertificate)
  const fileChange = (field: string, isCertificate: boolean): Change[] => {
    const [old, now] = [filesOf(before, isCertificate), filesOf(after, isCertificate)]
    const same = old.length === now.length && old.every(({ id }) => now.some((file) => file.id === id))
    return same ? [] : [{ field, before: old.map(({ name }) => name), after: now.map(({ name }) => name) }]
  }
  const no = ({ supersedes }: Content) => supersedes?.certificateNo ?? null
  return [
    ...fileChange('certificateFiles', true),
    ...fileChange('otherFiles', false),
    ...(before.supersedes?.id === after.supersedes?.id
      ? []
      : [{ field: 'supersedesId', before: no(before), after: no(after) }]),
  ]
}
