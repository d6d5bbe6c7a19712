// The code generator: descriptions of tables, the database tables to begin from, and the generated code as text.
import { Readable } from 'node:stream'
import * as contract from '@register/contract/system/generator/generator'
import { zipOut, type OutEntry } from '../../../files/book/zipOut.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { describe, tablesIn } from './catalogue/catalogue.ts'
import { addOne, changeOne, filesOfDescriptions, preview } from './service.ts'
import { descriptions, readWhole } from './store.ts'

async function* entriesOf(files: readonly Pick<contract.WrittenFile, 'path' | 'text'>[]): AsyncGenerator<OutEntry> {
  for (const { path, text } of files) yield { name: path, data: Readable.from([Buffer.from(text)]) }
}

export const generatorRoutes = (): Route[] => [
  handle(contract.listDescriptions, (ctx, { query }) => descriptions.list(ctx, query)),
  handle(contract.readDescription, (ctx, { params }) => readWhole(ctx, params.id)),
  handle(contract.descriptionHistory, (ctx, { params }) => descriptions.changes(ctx, params.id)),
  handle(contract.addDescription, (ctx, { body }) => addOne(ctx, body)),
  handle(contract.changeDescription, (ctx, { body }) => changeOne(ctx, body)),
  handle(contract.removeDescription, (ctx, { params }) => descriptions.remove(ctx, params.id)),
  handle(contract.databaseTables, (ctx) => tablesIn(ctx)),
  handle(contract.describeTable, (ctx, { params }) => describe(ctx, params.table)),
  handle(contract.previewCode, (ctx, { params }) => preview(ctx, params.id)),
  handle(contract.batchGenCode, async (ctx, { query }) => ({
    mime: 'application/zip',
    fileName: 'records.zip',
    stream: Readable.from(zipOut(entriesOf(await filesOfDescriptions(ctx, query.ids.split(',').map(Number))))),
  })),
]
