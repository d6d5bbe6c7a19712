// The icon of a file by its ending.
import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  PlaySquareOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

const icons: Readonly<Record<string, ComponentType>> = {
  pdf: FilePdfOutlined,
  ofd: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  csv: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  zip: FileZipOutlined,
  txt: FileTextOutlined,
  mp4: PlaySquareOutlined,
  gif: FileImageOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
}

export function FileIcon({ extension }: { extension: string }) {
  const Drawn = icons[extension] ?? FileOutlined
  return <Drawn aria-hidden />
}
