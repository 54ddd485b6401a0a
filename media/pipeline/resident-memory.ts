import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PAGE_BYTES = 4096
const MEGABYTE = 1024 * 1024

/** Resident memory of a process in megabytes; null where it has ended or the system does not report it. */
export async function residentMemoryMb(pid: number): Promise<number | null> {
  try {
    return process.platform === 'linux' ? fromProcFileSystem(pid) : await fromProcessList(pid)
  } catch {
    return null
  }
}

/** By a call that blocks: the kernel answers from memory, sooner than another thread would be woken. */
function fromProcFileSystem(pid: number): number | null {
  const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return resident === undefined ? null : (Number(resident) * PAGE_BYTES) / MEGABYTE
}

async function fromProcessList(pid: number): Promise<number | null> {
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/fi', `pid eq ${pid}`, '/fo', 'csv', '/nh'])
    const kilobytes = /"([\d.,\s]+) K"/.exec(stdout)?.[1]?.replace(/\D/g, '')
    return kilobytes ? Number(kilobytes) / 1024 : null
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
