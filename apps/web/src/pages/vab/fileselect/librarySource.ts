// The file library as a source for the chooser.
import { maxFileBytes } from '@register/contract/business/file'
import { fileMenu, listFiles, uploadFile, type LibraryFile } from '@register/contract/system/file'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/transfer.ts'
import type { FileSource } from '../../../showcase/files/fileSource.ts'

export const librarySource: FileSource<LibraryFile> = {
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
