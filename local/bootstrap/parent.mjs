/**
 * Calls back when npm, which started this process, was killed: npm's script would live on without a terminal.
 * A process that was started in any other way may outlive its parent on purpose (nohup, systemd) and is left alone.
 *
 * @param {() => void} callback
 */
export function whenParentDies(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}
