// Texts of the choice of files.
import type { Phrase } from '@register/contract/phrase'

export const fileWords = {
  title: ['选择文件', 'Choose files'],
  all: ['全部', 'All'],
  groups: ['文件分组', 'Groups'],
  files: ['文件', 'Files'],
  search: ['搜索文件名', 'Search file names'],
  upload: ['上传文件', 'Upload files'],
  uploads: ['正在上传的文件', 'Files on their way'],
  nothing: ['此分组暂无文件', 'No files in this group yet'],
  notFound: ['没有符合的文件', 'No file matches'],
  chosen: ['已选择', 'Chosen'],
  none: ['尚未选择文件', 'No file chosen yet'],
  clear: ['清空', 'Clear'],
  choose: ['选择', 'Choose'],
} as const satisfies Record<string, Phrase>

export const chooseOf = (n: number): Phrase => [`选择 ${n} 个文件`, n === 1 ? 'Choose 1 file' : `Choose ${n} files`]
export const mostOf = (max: number): Phrase => [`最多选择 ${max} 个文件`, `At most ${max} files can be chosen`]
export const dropOf = (name: string): Phrase => [`取消选择 ${name}`, `Do not choose ${name}`]
export const countOf = (n: number, max: number): Phrase => [`已选 ${n} / ${max}`, `${n} of ${max} chosen`]
/** The screen's limit, or the server's where that is lower. Megabytes. */
export const sizeOf = (set: number, server: number): Phrase =>
  server < set
    ? [
        `单个文件须小于 ${server} MB（此处设置 ${set} MB，服务器上限 ${server} MB）`,
        `Each file must be smaller than ${server} MB (set here: ${set} MB; the server takes ${server} MB)`,
      ]
    : [`单个文件须小于 ${set} MB`, `Each file must be smaller than ${set} MB`]
