import { readFileSync } from 'node:fs'

/**
 * Calls back when npm, which started this process, was killed: its script would otherwise keep running without a
 * terminal. A process that was started in another way may outlive its parent on purpose (nohup, systemd) and is not
 * watched.
 *
 * @param {() => void} callback
 */
export function onNpmExit(callback) {
  if (!process.env.npm_lifecycle_event) return
  const before = npmAncestor()
  const timer = setInterval(() => {
    if (npmAncestor() === before) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}

/**
 * The process ids of the ancestors up to npm. npm runs a script through a shell, which may replace itself by the
 * script (exec).
 */
function npmAncestor() {
  const parent = process.ppid
  const stat = readStat(parent)
  return stat && isShell(stat.name) ? `${parent} ${stat.parent}` : `${parent}`
}

/** @param {string} name */
function isShell(name) {
  return /^(ba|da|a|z)?sh$/.test(name)
}

/**
 * Name and parent of a process, on systems with /proc (Linux).
 *
 * @param {number} pid
 */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) }
  } catch {
    return null
  }
}
