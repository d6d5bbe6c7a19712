// `npm start`: makes the clone ready and then is the server, so that signals and the exit code are the server's own.
import { failSetup, setup } from './setup.mjs'

// npm puts a shell between itself and us, and a SIGTERM to npm ends that shell but never reaches us. Losing our parent
// is then the only sign that we were meant to end.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

await setup().catch(failSetup)
/** @type {unknown} */
await import(new URL('../apps/server/dist/src/main.js', import.meta.url).href)
