// Reads the text of a PDF in a separate thread: PDFium as WebAssembly, so that a hostile file reaches neither the server's memory nor its time. Started by pdfText.ts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { init } from '@embedpdf/pdfium'

/** @param {{ bytes: Uint8Array, maxPages: number, maxCharacters: number }} given */
async function textOf({ bytes, maxPages, maxCharacters }) {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const reader = await init({ wasmBinary: /** @type {ArrayBuffer} */ (/** @type {unknown} */ (wasm)) })
  reader.PDFiumExt_Init()
  // Its types leave out the memory, which every build has.
  const pdfium = /** @type {{ HEAPU8: Uint8Array, wasmExports: { malloc: (bytes: number) => number } }} */ (
    /** @type {unknown} */ (reader.pdfium)
  )
  const { malloc } = pdfium.wasmExports
  const place = malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, place)
  const document = reader.FPDF_LoadMemDocument(place, bytes.length, '')
  if (!document) return { state: 'unreadable', text: '' }
  let text = ''
  const pages = Math.min(reader.FPDF_GetPageCount(document), maxPages)
  for (let at = 0; at < pages && text.length < maxCharacters; at++) {
    const page = reader.FPDF_LoadPage(document, at)
    const found = reader.FPDFText_LoadPage(page)
    const count = Math.min(reader.FPDFText_CountChars(found), maxCharacters)
    if (count > 0) {
      const units = malloc((count + 1) * 2)
      // With the closing zero, which is no text.
      const written = reader.FPDFText_GetText(found, 0, count, units)
      text += `${Buffer.from(pdfium.HEAPU8.slice(units, units + Math.max(0, written - 1) * 2)).toString('utf16le')}\n`
    }
    reader.FPDFText_ClosePage(found)
    reader.FPDF_ClosePage(page)
  }
  return { state: text.trim() === '' ? 'empty' : 'read', text: text.slice(0, maxCharacters) }
}

if (!parentPort) throw new Error('pdfReader.mjs is started as a thread')
const given = /** @type {Parameters<typeof textOf>[0]} */ (/** @type {unknown} */ (workerData))
parentPort.postMessage(await textOf(given).catch(() => ({ state: 'unreadable', text: '' })))
parentPort.close()
