// Receives one uploaded file with its text fields, wholly or not at all.
import type { FastifyRequest } from 'fastify'
import { badField, tooLarge } from '@register/contract/errors'
import type { UploadedFile } from './handle.ts'

/** `below`: bytes, exclusive. Half an upload throws and leaves nothing behind, since nothing was kept on disk. */
export async function receive(
  request: FastifyRequest,
  below: number,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  const fields: Record<string, string> = {}
  let file: UploadedFile | undefined
  const needed = badField('file', [
    '请选择要上传的文件（表单字段 file）',
    'Choose a file to upload (form field "file")',
  ])
  if (!request.isMultipart()) throw needed
  for await (const part of request.parts({ limits: { fileSize: below, files: 1, fields: 10, fieldSize: 10_000 } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== 'file') throw needed
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
    }
    const limit = `${below / 1024 / 1024} MB`
    if (part.file.truncated || size >= below) throw tooLarge(limit, 'file')
    if (size === 0) throw badField('file', ['文件是空的', 'The file is empty'])
    file = { name: part.filename, bytes: Buffer.concat(chunks) }
  }
  if (!file) throw needed
  return { file, fields }
}
