// A multipart form with one file, as a browser sends it; the file's name is sent as given, so that a hostile one stays hostile.
import { randomBytes } from 'node:crypto'

/** @param {{ name: string, bytes: Buffer }} file @param {Record<string, string>} [fields] @returns {{ bytes: Buffer, headers: Record<string, string> }} */
export function formOf({ name, bytes }, fields = {}) {
  const boundary = `attack-${randomBytes(12).toString('hex')}`
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    bytes: Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A document of one line that no other has. @param {string} line */
export const pdf = (line) => Buffer.from(`%PDF-1.4\n%${line}\n%%EOF\n`)
