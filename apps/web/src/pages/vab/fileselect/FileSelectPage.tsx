// The file chooser in the page and in a dialog, for one file or several, for images only, and with a failing library.
import { maxFileBytes } from '@register/contract/business/file'
import type { Phrase } from '@register/contract/phrase'
import { fileMenu, listFiles, uploadFile, type LibraryFile } from '@register/contract/system/file'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { FilePanel } from '../../../showcase/files/FilePanel.tsx'
import { FileSelectDialog } from '../../../showcase/files/FileSelectDialog.tsx'
import type { FileSource } from '../../../showcase/files/fileSource.ts'
import { FileLinks } from '../../../kit/upload/FileLinks.tsx'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { refusing } from '../libraryImages.ts'
import { flag, Settings } from '../Settings.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/transfer.ts'

// The file library as a source for the chooser.
const librarySource: FileSource<LibraryFile> = {
  name: 'library',
  below: maxFileBytes,
  groups: (signal) => call(fileMenu, {}, { signal }),
  list: ({ groupId, extensions, ...query }, signal) =>
    call(
      listFiles,
      {
        query: {
          ...query,
          ...(groupId !== undefined && { groupId: String(groupId) }),
          ...(extensions && { extension: extensions.join() }),
        },
      },
      { signal },
    ),
  upload: (file, groupId, onProgress, signal) =>
    upload(uploadFile, file, groupId === undefined ? {} : { groupId: String(groupId) }, onProgress, { signal }),
}

const words = {
  panel: ['面板', 'Panel'],
  panelText: [
    '左侧分组，可搜索、上传到当前分组；方向键在文件间移动，空格或回车选择。设置的大小上限大于服务器上限时，两者都会说明。',
    'Groups on the left, search, upload into the group; arrow keys move between files, space or enter chooses. When the chosen size exceeds the limit of the server, both are named.',
  ],
  dialog: ['对话框', 'Dialog'],
  dialogText: [
    '确认后才交出所选文件；取消则保持原样。',
    'The files are returned when the choice is confirmed; cancelling changes nothing.',
  ],
  several: ['选择附件', 'Choose attachments'],
  one: ['选择一张图片', 'Choose one image'],
  chosen: ['已选文件', 'Chosen files'],
  fails: ['读取失败', 'Reading failed'],
  failsText: [
    '读取失败时说明原因并可重新加载。',
    'When it cannot be read it gives the reason and can be loaded again.',
  ],
  show: ['打开读取失败的文件库', 'Open a library that fails'],
  down: ['文件库维护中', 'The library is under maintenance'],
} as const satisfies Record<string, Phrase>

export function FileSelectPage() {
  const t = useTranslate()
  const [props, setProps] = useState({ multiple: true, hideUpload: false, onlyImage: false, max: 99 })
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([])
  const [open, setOpen] = useState<'several' | 'one'>()
  const [fails, setFails] = useState(false)
  const [files, setFiles] = useState<readonly LibraryFile[]>([])
  const [picture, setPicture] = useState<readonly LibraryFile[]>([])
  const failing: FileSource<LibraryFile> = {
    name: 'failing',
    below: librarySource.below,
    groups: librarySource.groups,
    list: () => refusing(t(words.down)),
  }
  const close = () => setOpen(undefined)
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/fileselect')}>
      <Example title={words.panel} text={words.panelText}>
        <Settings
          items={[
            flag('multiple'),
            flag('hideUpload'),
            flag('onlyImage'),
            { component: 'number', name: 'max', label: 'max', span: 6, options: { min: 1, max: 99 } },
          ]}
          value={props}
          onChange={setProps}
        />
        <FilePanel<LibraryFile> source={librarySource} chosen={chosen} onChange={setChosen} {...props} />
      </Example>
      <Example title={words.dialog} text={words.dialogText}>
        <div className="stack fit gap-16">
          <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
            <Action label={words.several} onPress={() => setOpen('several')} />
            <Action label={words.one} onPress={() => setOpen('one')} />
          </div>
          <FileLinks label={words.chosen} files={[...files, ...picture]} />
        </div>
        <FileSelectDialog<LibraryFile>
          source={librarySource}
          open={open === 'several'}
          onClose={close}
          multiple
          max={3}
          value={files}
          onChoose={setFiles}
        />
        <FileSelectDialog<LibraryFile>
          source={librarySource}
          open={open === 'one'}
          onClose={close}
          onlyImage
          value={picture}
          onChoose={setPicture}
        />
      </Example>
      <Example title={words.fails} text={words.failsText}>
        {fails ? (
          <FilePanel<LibraryFile> source={failing} chosen={[]} onChange={() => undefined} />
        ) : (
          <Action label={words.show} onPress={() => setFails(true)} />
        )}
      </Example>
    </Showcase>
  )
}
