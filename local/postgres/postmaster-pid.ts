/** The contents of `postmaster.pid` (PostgreSQL's `miscadmin.h`: one value on each line). */
export interface PostmasterNote {
  readonly pid: number
  readonly dataDir: string
  readonly port: number
}

/** Parses the pid file; null when it is truncated (the server died while writing) or is something else. */
export function parsePostmasterPid(text: string): PostmasterNote | null {
  const [pid, dataDir, , port] = text.split('\n')
  const note = { pid: Number(pid), dataDir: dataDir ?? '', port: Number(port) }
  const whole = Number.isInteger(note.pid) && note.pid > 1 && note.dataDir !== '' && isPort(note.port)
  return whole ? note : null
}

function isPort(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 65_535
}
