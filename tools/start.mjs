// `npm start`: makes the clone ready and then runs the server in this process, so that signals and the exit code are the server's own.
import { runProgram } from './setup/command.mjs'

// npm puts a shell between itself and this process, and a SIGTERM to npm ends that shell but does not reach this process.
// The only sign is then that its parent is gone.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

await runProgram('src/main.js')
