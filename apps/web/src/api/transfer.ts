// Uploads and downloads with their progress; they are given up only when no byte has moved for ten seconds.
import { fileMark } from '@register/contract/files/fileMark'
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { withToken } from './call.ts'
import { addressOf, headersOf, noAnswer, partsOf, unwrap } from './client/request.ts'
import { timeLimit } from './client/send.ts'

/** Runs `stop` when `stir` has not been called for the time limit. */
function watchdog(stop: () => void): { stir: () => void; rest: () => void } {
  let timer = setTimeout(stop, timeLimit)
  const rest = (): void => clearTimeout(timer)
  return {
    rest,
    stir: () => {
      rest()
      timer = setTimeout(stop, timeLimit)
    },
  }
}

const isUpload = (endpoint: EndpointSpec): boolean => endpoint.upload !== undefined

interface Watch {
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

function post(endpoint: EndpointSpec, form: FormData, token: string | undefined, watch: Watch): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const dog = watchdog(() => request.abort())
    const cancel = (): void => request.abort()
    const end = (): void => {
      dog.rest()
      watch.signal?.removeEventListener('abort', cancel)
    }
    const fail = (): void => {
      end()
      reject(watch.signal?.aborted ? (watch.signal.reason as Error) : noAnswer())
    }
    request.open(endpoint.method, endpoint.path)
    for (const [name, value] of headersOf({ token, idempotencyKey: watch.idempotencyKey }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      dog.stir()
      watch.onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    }
    request.onload = () => {
      end()
      try {
        resolve(unwrap(request.status, request.responseText, (name) => request.getResponseHeader(name)))
      } catch (error) {
        reject(error instanceof Error ? error : noAnswer())
      }
    }
    request.onerror = fail
    request.onabort = fail
    watch.signal?.addEventListener('abort', cancel)
    request.send(form)
  })
}

/** Sends one file with its text fields. `onProgress` gets whole percents of the bytes sent. */
export async function upload<E extends EndpointSpec>(
  endpoint: E,
  file: File,
  fields: Readonly<Record<string, string>> = {},
  onProgress?: (percent: number) => void,
  more: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<Output<E>> {
  if (!isUpload(endpoint)) throw new Error(`${endpoint.path} takes no file`)
  // A signal that was aborted before the start fires no event.
  more.signal?.throwIfAborted()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // The file comes last, so that the server has the other fields before the bytes arrive.
  form.append('file', file)
  return (await withToken((token) => post(endpoint, form, token, { ...more, onProgress }))) as Output<E>
}

/** The file name in a Content-Disposition header, the extended form first. */
export function nameFrom(header: string | null): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (extended) return decodeURIComponent(extended.trim())
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header ?? '')?.[1]?.trim()
}

/** What a demonstration puts before the names of its files, also before one that a person chose. */
const markIn = (given = ''): string => fileMark.find((mark) => given.startsWith(mark)) ?? ''

/** Saves a file that the browser has already. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function readAll(response: Response, stir: () => void, onProgress?: (bytes: number) => void): Promise<Blob> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const chunks: BlobPart[] = []
  let bytes = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    stir()
    chunks.push(next.value)
    bytes += next.value.byteLength
    onProgress?.(bytes)
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' })
}

/** A text is used where the server names no file; a name that the person chose wins over the server's. */
export type FileName = string | { chosen: string }

/** Fetches a file and has the browser save it. `onProgress` gets the bytes received so far; aborting the signal ends it with its reason. */
export async function download<E extends EndpointSpec>(
  endpoint: E,
  input: Call<E>,
  name: FileName,
  onProgress?: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const parts = partsOf<E>(input)
  await withToken(async (token) => {
    const clock = new AbortController()
    const stop = (): void => clock.abort()
    const dog = watchdog(stop)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop)
    const headers = headersOf({ token })
    if (parts.body !== undefined) headers.push(['Content-Type', 'application/json'])
    try {
      const response = await fetch(addressOf(endpoint, parts), {
        method: endpoint.method,
        headers,
        signal: clock.signal,
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      })
      if (!response.ok) unwrap(response.status, await response.text(), (one) => response.headers.get(one))
      const blob = await readAll(response, dog.stir, onProgress)
      const given = nameFrom(response.headers.get('Content-Disposition'))
      save(blob, typeof name === 'string' ? (given ?? name) : `${markIn(given)}${name.chosen}`)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (error instanceof TypeError || clock.signal.aborted) throw noAnswer()
      throw error
    } finally {
      dog.rest()
      signal?.removeEventListener('abort', stop)
    }
  })
}
