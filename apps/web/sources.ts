// How each build of the web app reads its sources: packages as the compiler reads them, contract and router without what no browser asks for.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import { leanContract } from './lean.ts'
import { leanRouter } from './leanRouter.ts'

export const sources = () =>
  ({
    plugins: [react(), leanContract(), leanRouter()],
    // Workspace packages are read from their sources, as the compiler does.
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      // Endpoint declarations bring their schemas along; here they are dead weight.
      alias: { zod: fileURLToPath(new URL('src/api/client/noSchemas.ts', import.meta.url)) },
    },
  }) satisfies UserConfig
