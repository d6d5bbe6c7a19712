// Receives one uploaded file with its text fields, wholly or not at all, and reads nothing beyond the limits.
import type { FastifyRequest } from 'fastify'
import { formSlack } from '@register/contract/input/bodyLimit'
import { Failure, badField, tooLarge } from '@register/contract/errors'
import type { UploadedFile } from './handle.ts'

interface Received {
  file: UploadedFile
  fields: Record<string, string>
}

const needed = () => badField('file', ['请选择要上传的文件', 'Choose a file to upload'])
const malformed = () =>
  badField('file', [
    '上传的表单不完整或格式有误，请重新上传',
    'The form is incomplete or malformed. Please upload again',
  ])
const tooBig = (below: number) => tooLarge(`${below / 1024 / 1024} MB`, 'file')

async function fileIn(stream: AsyncIterable<Buffer>, name: string, below: number): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop ends the stream: the rest is not read.
    if (size >= below) throw tooBig(below)
  }
  if (size === 0) throw badField('file', ['文件是空的', 'The file is empty'])
  return { name, bytes: Buffer.concat(chunks) }
}

async function partsOf(request: FastifyRequest, below: number): Promise<Received> {
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: below, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
  })) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname !== 'file') throw needed()
    else file = await fileIn(part.file, part.filename, below)
  }
  if (!file) throw needed()
  return { file, fields: Object.fromEntries(fields) }
}

/** Counts every byte of the body, because a field, a header or the text before the first boundary may be endless too. */
function refusePast(request: FastifyRequest, limit: number, failure: () => Failure): Promise<never> {
  return new Promise((_, refuse) => {
    let size = 0
    request.raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return
      request.raw.unpipe()
      refuse(failure())
    })
  })
}

/** `below`: a number of bytes, exclusive. Half an upload throws and leaves nothing behind, because it was never on disk. */
export async function receive(request: FastifyRequest, below: number): Promise<Received> {
  if (!request.isMultipart()) throw needed()
  const limit = below + formSlack
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooBig(below)
  const parts = partsOf(request, below)
  // When the size is refused first, the parts are no longer awaited.
  parts.catch(() => {})
  try {
    return await Promise.race([parts, refusePast(request, limit, () => tooBig(below))])
  } catch (error) {
    // The errors of the form reader do not help people, and are always about what was sent.
    throw error instanceof Failure ? error : malformed()
  }
}
