// Runs one program to its end under a given OS account, with a clean environment, and returns its output.
import { spawn } from 'node:child_process'

/** The OS account that PostgreSQL runs under; undefined when it is our own. */
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
 * Starts `program` in the root folder, which every account can enter, so that a clone in a closed home folder works too.
 * Passes on only the environment that programs need to run, because PGDATA or PGPORT of the caller must not count.
 * @param input what it reads; secrets belong there, because everybody sees arguments
 */
export function run(
  program: string,
  args: string[],
  account?: Account,
  timeoutMs = 120_000,
  input?: string,
): Promise<Outcome> {
  const windows = process.platform === 'win32'
  const { PATH, SystemRoot, TEMP } = process.env
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: windows ? undefined : '/',
      env: windows ? { PATH, SystemRoot, TEMP } : { PATH: PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
      stdio: 'pipe',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
      // Outside our process group: Ctrl-C is meant for us, and must not end the pg_ctl that is stopping the server.
      detached: !windows,
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    // One that ends before it has read everything says why itself.
    child.stdin.on('error', () => {}).end(input)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    // 'close' would never come when a server left behind holds our pipes open.
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
