// A file library to choose from: groups, search, tiles, upload into the group, pages, and the chosen files.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input, Pagination } from 'antd'
import { useState } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { outdate } from '../../api/cache.ts'
import { Icon } from '../../kit/action/icons.tsx'
import { EmptyState } from '../../kit/state/EmptyState.tsx'
import { ErrorState } from '../../kit/state/ErrorState.tsx'
import { Loading } from '../../kit/state/Loading.tsx'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { useRested } from '../../kit/input/useRested.ts'
import { FileInput } from '../../kit/upload/FileInput.tsx'
import { imageRules, megabytes } from '../../kit/upload/fileRules.ts'
import { UploadRow } from '../../kit/upload/UploadRow.tsx'
import { useDrop } from '../../kit/upload/useDrop.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import { ChosenStrip } from './ChosenStrip.tsx'
import { FileGrid } from './FileGrid.tsx'
import styles from './files.module.css'
import {
  defaultBelow,
  defaultMax,
  pageSize,
  pictureExtensions,
  type FileSource,
  type LibraryEntry,
} from './fileSource.ts'
import { fileWords as words, mostOf, sizeOf } from './words.ts'

// Groups and one page of files from a source; the former page stays visible while the next one loads.
function useFiles<F extends LibraryEntry>(
  source: FileSource<F>,
  {
    groupId,
    keyword,
    page,
    onlyImage,
  }: { groupId: number | undefined; keyword: string; page: number; onlyImage: boolean },
) {
  const lang = useLang()
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
  return { groups, files, refresh: () => outdate({ queryKey: ['files', source.name] }) }
}

// The groups of a file library: at the left of the files, or above them on a narrow screen.
interface FileGroupsProps {
  groups: readonly { id: number; name: string; files: number }[]
  value: number | undefined
  onChange: (id: number | undefined) => void
}

function FileGroups({ groups, value, onChange }: FileGroupsProps) {
  const t = useTranslate()
  const all = { id: undefined, name: t(words.all), files: undefined }
  return (
    <div role="group" aria-label={t(words.groups)} className={`stack gap-2 content-start ${styles['groups']}`}>
      {[all, ...groups].map(({ id, name, files }) => (
        <button
          className="row gap-8 align-center justify-between plain text-start no-border no-ground rounded pressable"
          key={id ?? 'all'}
          type="button"
          aria-pressed={value === id}
          onClick={() => onChange(id)}
        >
          <span>{name}</span>
          {files !== undefined && <span className="quiet small regular">{files}</span>}
        </button>
      ))}
    </div>
  )
}

export interface FilePanelProps<F extends LibraryEntry> {
  source: FileSource<F>
  chosen: readonly F[]
  onChange: (chosen: readonly F[]) => void
  multiple?: boolean
  /** The maximum number of files, when several may be chosen. */
  max?: number
  /** Bytes, exclusive; the server's own limit applies as well, and is shown. */
  below?: number
  hideUpload?: boolean
  /** Only images are shown and accepted. */
  onlyImage?: boolean
}

export function FilePanel<F extends LibraryEntry>(props: FilePanelProps<F>) {
  const {
    source,
    chosen,
    onChange,
    multiple = false,
    below = defaultBelow,
    hideUpload = false,
    onlyImage = false,
  } = props
  const max = multiple ? (props.max ?? defaultMax) : 1
  const t = useTranslate()
  const { notify } = useFeedback()
  const [groupId, setGroupId] = useState<number>()
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const keyword = useRested(text)
  const { groups, files, refresh } = useFiles(source, { groupId, keyword, page, onlyImage })
  const least = Math.min(below, source.below)
  const rules = { ...(onlyImage ? imageRules(least, true) : { below: least }), limit: 0 }
  const { uploads, add, drop, retry } = useUploads(rules, 0, async (file, onProgress, signal) => {
    await source.upload?.(file, groupId, onProgress, signal)
    setPage(1)
    await refresh()
  })
  const mayUpload = !hideUpload && source.upload !== undefined
  const { over, on } = useDrop(add, !mayUpload)
  const isChosen = (file: F) => chosen.some(({ id }) => id === file.id)
  function toggle(file: F) {
    if (isChosen(file)) onChange(chosen.filter(({ id }) => id !== file.id))
    else if (!multiple) onChange([file])
    else if (chosen.length < max) onChange([...chosen, file])
    else notify('warn', words.title, [mostOf(max)])
  }
  const turn = (change: () => void) => {
    setPage(1)
    change()
  }
  const shown = files.data?.list ?? []
  return (
    <div className={`stack rounded ${styles['panel']}`} data-over={over} {...on}>
      <FileGroups groups={groups.data ?? []} value={groupId} onChange={(id) => turn(() => setGroupId(id))} />
      <div className="stack fit gap-8 content-start may-narrow">
        <div className="row wrap gap-8-16 align-center justify-between">
          <Input
            type="search"
            className={styles['search'] ?? ''}
            aria-label={t(words.search)}
            placeholder={t(words.search)}
            prefix={<Icon name="search" />}
            allowClear
            maxLength={100}
            value={text}
            onChange={({ target }) => turn(() => setText(target.value))}
          />
          {mayUpload && (
            <FileInput label={words.upload} rules={rules} multiple className={styles['upload']} onFiles={add}>
              <Icon name="upload" /> {t(words.upload)}
            </FileInput>
          )}
        </div>
        {mayUpload && <p className="quiet small regular">{t(sizeOf(megabytes(below), megabytes(source.below)))}</p>}
        {uploads.length > 0 && (
          <ul aria-label={t(words.uploads)} className={`stack gap-4 scroll ${styles['uploads']}`}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onDrop={() => drop(upload.key)}
                onRetry={() => retry(upload)}
              />
            ))}
          </ul>
        )}
        <div className={styles['files']} aria-busy={files.isFetching}>
          {files.error ? (
            <ErrorState error={files.error} onRetry={files.refetch} />
          ) : files.data === undefined ? (
            <Loading lines={5} />
          ) : shown.length === 0 ? (
            <EmptyState text={keyword ? words.notFound : words.nothing} />
          ) : (
            <FileGrid label={words.files} files={shown} isChosen={isChosen} multiple={multiple} onToggle={toggle} />
          )}
        </div>
        <Pagination
          size="small"
          simple
          hideOnSinglePage
          current={page}
          pageSize={pageSize}
          total={files.data?.total ?? 0}
          onChange={setPage}
        />
      </div>
      <ChosenStrip chosen={chosen} max={max} onChange={onChange} />
    </div>
  )
}
