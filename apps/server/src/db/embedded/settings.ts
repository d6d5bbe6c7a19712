// The settings of the embedded PostgreSQL, sized by the machine's memory.
import { platform, release, totalmem } from 'node:os'

const MiB = 1024 * 1024

/** An eighth of the memory that this process may use, between 128 MB and 1 GB; at least 256 MB when there is enough memory. */
export function sharedBuffersMiB(memoryBytes: number): number {
  const eighth = Math.floor(memoryBytes / 8 / MiB)
  const floor = memoryBytes >= 1536 * MiB ? 256 : 128
  return Math.min(1024, Math.max(floor, eighth))
}

/** The limit of a container counts before the machine's own memory. */
export function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : totalmem()
}

/** Whether one call writes a whole file system to disk and reports failures: Linux 5.8 and later. */
function syncsWhole(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return platform() === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

export interface Listen {
  /** The socket's folder; undefined on Windows, where the server uses a port of the loopback address instead. */
  socketDir?: string
  port: number
}

/** The text of register.conf, which postgresql.conf includes; written before every start. */
export function settingsText(
  { socketDir, port }: Listen,
  memoryBytes: number,
  more: readonly (readonly [string, string])[] = [],
): string {
  const buffers = sharedBuffersMiB(memoryBytes)
  const settings: (readonly [string, string])[] = [
    ['listen_addresses', socketDir ? '' : '127.0.0.1'],
    ['port', `${port}`],
    ...(socketDir
      ? ([
          ['unix_socket_directories', socketDir],
          ['unix_socket_permissions', '0700'],
        ] satisfies [string, string][])
      : []),
    ['max_connections', '100'],
    ['shared_buffers', `${buffers}MB`],
    ['effective_cache_size', `${buffers * 3}MB`],
    ['work_mem', '16MB'],
    ['maintenance_work_mem', '128MB'],
    // There are thousands of short queries: compiling them or spreading them over processes costs more than it saves.
    ['jit', 'off'],
    ['max_parallel_workers_per_gather', '0'],
    ['random_page_cost', '1.1'],
    ['max_wal_size', '2GB'],
    ['fsync', 'on'],
    // Recovery after a crash begins with syncing: file by file this took up to 5 s on a busy disk, at once half a second.
    ...(syncsWhole() ? ([['recovery_init_sync_method', 'syncfs']] satisfies [string, string][]) : []),
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['password_encryption', 'scram-sha-256'],
    ['shared_preload_libraries', 'pg_stat_statements'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    // One file per weekday, overwritten a week later, so that the log cannot fill the disk over the years.
    ['logging_collector', 'on'],
    ['log_filename', 'postgresql-%a.log'],
    ['log_truncate_on_rotation', 'on'],
    ['log_rotation_age', '1d'],
    ['log_rotation_size', '0'],
    ['log_line_prefix', '%m [%p] '],
    ['log_checkpoints', 'off'],
    ['log_statement', 'none'],
    // The log shows a failing statement without its bound values, because they may be personal.
    ['log_parameter_max_length_on_error', '0'],
    ...more,
  ]
  const lines = settings.map(([name, value]) => `${name} = ${quote(value)}`)
  return `# Written at every start; own settings belong in postgresql.conf, below the line that includes this file.\n${lines.join('\n')}\n`
}
