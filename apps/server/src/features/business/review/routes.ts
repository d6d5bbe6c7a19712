// What a reviewer needs to know about one application, in one answer.
import { readDossier } from '@register/contract/business/review/dossier'
import { handle, type Route } from '../../../http/handle.ts'
import { dossierOf } from './read.ts'

export const reviewRoutes = (): Route[] => [handle(readDossier, (ctx, { body }) => dossierOf(ctx, body.id))]
