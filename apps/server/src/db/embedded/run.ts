// Runs one program to its end as a given OS account, with a clean environment, and returns what it printed.
import { spawn } from 'node:child_process'

/** The OS account PostgreSQL runs under; undefined where it is simply our own. */
export interface Account {
  name: string
  uid: number
  gid: number
}

export interface Outcome {
  ok: boolean
  output: string
}

/**
 * Starts `program` in the root folder, which every account can enter, so that a clone in a closed home does no harm.
 * Nothing of our environment is passed on but what programs need to run: PGDATA or PGPORT of the caller must not count.
 */
export function run(program: string, args: string[], account?: Account, timeoutMs = 120_000): Promise<Outcome> {
  const windows = process.platform === 'win32'
  const { PATH, SystemRoot, TEMP } = process.env
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: windows ? undefined : '/',
      env: windows ? { PATH, SystemRoot, TEMP } : { PATH: PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
      // Away from our process group: Ctrl-C is meant for us, and must not end the pg_ctl that is stopping the server.
      detached: !windows,
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    // Were a server left behind to hold our pipes open, 'close' would never come.
    child.on('exit', () => {
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
      }, 500).unref()
    })
    child.on('close', (code, signal) => {
      resolve({ ok: code === 0, output: (signal ? `${output}\nended by ${signal}` : output).trim() })
    })
  })
}
