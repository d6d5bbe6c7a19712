// `npm start` in a new clone builds the web app while the database is prepared; the site is served once it is there (docs/decisions/0167-ready-in-less.md).
import { StartProblem } from '../../config/startProblem.ts'

let web: Promise<unknown> = Promise.resolve()

/** Called before the start by what builds; a rejection is said by the start, in the words of the build. */
export function webComesWith(build: Promise<unknown>): void {
  web = build
  // The start asks later, and until then a failure is no error that nothing handles.
  web.catch(() => undefined)
}

/** Resolves when the web app is there. Rejects with StartProblem when it cannot be built. */
export const webIsBuilt = (): Promise<unknown> =>
  web.catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    throw new StartProblem(
      [
        '网页未能构建；数据库已就绪，下次启动会接着完成',
        `The database is ready, the next start goes on from here. ${said}`,
      ],
      error,
    )
  })
