// Groups and one page of files from a source; the former page stays visible while the next one loads.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLang } from '../../api/language.ts'
import { pageSize, pictureExtensions, type FileSource, type LibraryEntry } from './fileSource.ts'

export function useFiles<F extends LibraryEntry>(
  source: FileSource<F>,
  {
    groupId,
    keyword,
    page,
    onlyImage,
  }: { groupId: number | undefined; keyword: string; page: number; onlyImage: boolean },
) {
  const lang = useLang()
  const client = useQueryClient()
  const of = ['files', source.name, lang]
  const groups = useQuery({ queryKey: [...of, 'groups'], queryFn: ({ signal }) => source.groups(signal) })
  const query = {
    page,
    pageSize,
    ...(groupId !== undefined && { groupId }),
    ...(keyword && { keyword }),
    ...(onlyImage && { extensions: pictureExtensions }),
  }
  const files = useQuery({
    queryKey: [...of, query],
    queryFn: ({ signal }) => source.list(query, signal),
    placeholderData: keepPreviousData,
  })
  return { groups, files, refresh: () => client.invalidateQueries({ queryKey: ['files', source.name] }) }
}
