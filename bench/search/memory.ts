import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, current and peak; NaN on other systems than Linux. */
export function memoryOf(pid: number): { readonly nowMb: number; readonly mostMb: number } {
  const status = statusOf(pid)
  const mb = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024
  return { nowMb: mb('VmRSS'), mostMb: mb('VmHWM') }
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
