// How large a request body may be: as large as what its endpoint declares can grow, unless the declaration says a figure of its own.
import { z } from 'zod'
import type { EndpointSpec } from '../endpoint.ts'

/** Bytes for a body whose schema has no bound, and the most a schema gives without saying so itself. */
export const usualBodyLimit = 64 * 1024
/** Bytes that even the smallest declaration gets from strangers. */
const leastBodyLimit = 4 * 1024
/** Extra bytes of an upload apart from the file: text fields, boundaries, part headers. */
export const formSlack = 64 * 1024

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  maxLength?: number
  maxItems?: number
  format?: string
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: boolean | JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** A character written as its escape, the longest way JSON has. */
const bytesOfCharacter = 6
const bytesOfNumber = 24

const bytesOf = (value: unknown): number => JSON.stringify(value).length * bytesOfCharacter

/** Bytes that a value of this schema takes at most as JSON without spaces; infinite where the schema sets no end. */
export function largest(schema: JsonSchema): number {
  if (schema.const !== undefined) return bytesOf(schema.const)
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return Math.max(...choices.map(largest))
  switch (schema.type) {
    case 'string':
      return schema.format === 'date' ? 12 : (schema.maxLength ?? Infinity) * bytesOfCharacter + 2
    case 'integer':
    case 'number':
      return bytesOfNumber
    case 'boolean':
    case 'null':
      return 5
    case 'array':
      return schema.maxItems === undefined || !schema.items
        ? Infinity
        : schema.maxItems * (largest(schema.items) + 1) + 2
    case 'object': {
      if (schema.additionalProperties !== false) return Infinity
      const parts = Object.entries(schema.properties ?? {})
      return parts.reduce((sum, [key, one]) => sum + bytesOf(key) + largest(one) + 2, 2)
    }
    default:
      return Infinity
  }
}

/** Bytes of a request body, or of a form without its file; more is refused with 413 before it is read. */
export function bodyLimitOf({ access, body, bodyLimit, upload }: EndpointSpec): number {
  if (upload) return upload.below + formSlack
  if (bodyLimit !== undefined) return bodyLimit
  if (!body) return leastBodyLimit
  // The body of a signed-in caller is read up to a larger limit, so that the message can name the field that is too long; a stranger's is not.
  if (access !== 'anyone') return usualBodyLimit
  const bound = largest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return Math.max(leastBodyLimit, Math.min(bound, usualBodyLimit))
}
