/**
 * Settings of the embedded server for one developer's machine: fast rather than durable against a power cut
 * (`synchronous_commit`), and with little memory. A server at `DATABASE_URL` keeps its own settings.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // A socket path may not exceed 107 characters, and a repository's path may be long.
  unix_socket_directories: '',
  max_connections: 120,
  shared_buffers: '512MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  // Containers give /dev/shm 64 MB, too little for a parallel query; files in the data directory have no such limit.
  dynamic_shared_memory_type: 'mmap',
  synchronous_commit: 'off',
  // No replica or archive reads this log, and a COPY into a new table can skip it.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // After a kill the server makes the data directory durable first. One call for the file system, which only Linux has,
  // instead of one for each of thousands of files: minutes on a busy disk.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
} as const

/** Data that a power cut may destroy. Creating and dropping a database would wait for the disk once for each file. */
const DISPOSABLE = { fsync: 'off', full_page_writes: 'off' } as const

/** The settings as arguments of `postgres`. */
export function serverArguments(dataDir: string, port: number, isDisposable: boolean): string[] {
  const settings = Object.entries({ ...SETTINGS, ...(isDisposable ? DISPOSABLE : {}) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  return ['-D', dataDir, '-p', String(port), ...settings]
}

/** UTF-8 with the same collation on every machine: the system's default may be SQL_ASCII. */
export function initArguments(dataDir: string, passwordFile: string): string[] {
  return [
    `--pgdata=${dataDir}`,
    '--username=motif',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
}
