// The API document, made from the contract. The page reads one endpoint at a time, because the whole document is too large to wait for.
import { createReadStream } from 'node:fs'
import { endpoints } from '@register/contract/all'
import type { EndpointSpec } from '@register/contract/endpoint'
import { operationOf } from '@register/contract/openapi/operation'
import { apiDocument, listApi, readApi, type ApiRow, type ApiOperation } from '@register/contract/system/api'
import { answersClients } from '@register/contract/system/client/scopes'
import { found } from '../../../access/ctx.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { apiDocumentFile } from '../../../paths.ts'

const rowOf = (endpoint: EndpointSpec): ApiRow => ({
  method: endpoint.method,
  path: endpoint.path,
  title: [...endpoint.summary],
  effect: endpoint.effect,
  access: typeof endpoint.access === 'object' ? endpoint.access.may : endpoint.access,
  clients: answersClients(endpoint),
})

const inOrder = ({ path: a }: ApiRow, { path: b }: ApiRow): number => (a < b ? -1 : a > b ? 1 : 0)

const partsOf = (given: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(given ?? {}))

function inFull(endpoint: EndpointSpec): ApiOperation {
  const { params, query, body } = endpoint.example ?? {}
  return {
    operation: operationOf(endpoint),
    example: { params: partsOf(params), query: partsOf(query), body: body ?? null },
    triable: endpoint.reply === undefined && !endpoint.upload,
  }
}

export const apiRoutes = (): Route[] => [
  handle(listApi, () => Promise.resolve(endpoints.map(rowOf).toSorted(inOrder))),
  handle(readApi, async (_, { query: { method, path } }) =>
    inFull(found(endpoints.find((one) => one.method === method && one.path === path))),
  ),
  handle(apiDocument, () =>
    Promise.resolve({
      mime: 'application/json',
      fileName: 'openapi.json',
      stream: createReadStream(apiDocumentFile),
    }),
  ),
]
